import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = NativeProps<'span'>;

/**
 * Words for screen readers only.
 *
 * When not to use: where the words would help everybody; show them.
 */
export const VisuallyHidden = withRef(function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
});
