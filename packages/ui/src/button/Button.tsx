import { Slot } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as styles from './Button.css.ts';

export type ButtonProps = NativeProps<'button'> & {
  /** `primary` once a view; `quiet` in toolbars and rows; `danger` for acts that lose something. `secondary` by default. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height 28, 32 or 40. */
  size?: 'small' | 'medium' | 'large';
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /** Work is under way: a circle shows, the button keeps its width and focus, and presses do nothing. */
  loading?: boolean;
  /** Draws the look on the one child, e.g. a router link that is the main action. */
  asChild?: boolean;
};

/**
 * Starts an act.
 *
 * When not to use: to go somewhere use `Link`; for an icon alone use `IconButton`.
 */
export function Button({ variant, size, icon, loading = false, asChild = false, type = 'button', onClick, children, ...native }: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  // Not `disabled`: that would drop the focus, and Enter in the form would still submit.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, 'data-veiled': icon ? undefined : '' } : {};
  return (
    <Root {...native} {...busy} {...(!asChild && { type })} className={styles.button({ variant, size })} onClick={handleClick}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {loading ? <Spinner /> : icon}
        </span>
      )}
      {loading && !icon && (
        <span aria-hidden className={styles.veil}>
          <Spinner />
        </span>
      )}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : <span className={styles.label}>{children}</span>}
    </Root>
  );
}
