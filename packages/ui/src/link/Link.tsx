import { ExternalLink } from 'lucide-react';
import { Slot } from 'radix-ui';
import { useText } from '../locale/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Link.css.ts';
import { linkText } from './Link.text.ts';

export type LinkProps = NativeProps<'a'> & {
  /** `neutral` in tables and lists, where every row is a link. */
  tone?: 'accent' | 'neutral' | 'muted';
  /** Always underlined: needed inside a sentence, where colour alone would be the only sign. */
  underline?: boolean;
  /** Opens another site in a new window and says so. */
  external?: boolean;
  /** Draws the look on the one child, e.g. the router's link. */
  asChild?: boolean;
};

/**
 * Goes somewhere.
 *
 * When not to use: to start an act use `Button`.
 */
export const Link = withRef(function Link({
  tone,
  underline,
  external = false,
  asChild = false,
  children,
  ...native
}: LinkProps) {
  const text = useText(linkText);
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      {...native}
      {...(external && { rel: 'noreferrer', target: '_blank' })}
      className={styles.link({ tone, underline })}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && (
        <ExternalLink aria-label={text.external} className={styles.external} role="img" size={14} strokeWidth={1.5} />
      )}
    </Root>
  );
});
