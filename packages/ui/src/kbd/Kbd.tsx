import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { kbd } from './Kbd.css.ts';

export type KbdProps = NativeProps<'kbd'> & {
  /** `quiet` inside another control, e.g. a search button that names its own key. `default` by default. */
  variant?: 'default' | 'quiet';
};

/**
 * One key, as it is printed on the keyboard. Keys pressed together stand side by side, each in its own.
 *
 * When not to use: for code or for words to be typed in; use `Text` with `font="mono"`.
 */
export const Kbd = withRef(function Kbd({ variant, ...native }: KbdProps) {
  return <kbd {...native} className={kbd({ variant })} />;
});
