import { Slot } from 'radix-ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Button.css.ts';

export type ButtonProps = Omit<NativeProps<'button'>, 'disabled'> & {
  /** `primary` once a view; `quiet` in toolbars and rows; `secondary` by default. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `danger` for acts that lose something; `primary` where that is the one thing the view is about. */
  tone?: 'neutral' | 'danger';
  /** Height 28, 32 or 40. */
  size?: 'small' | 'medium' | 'large';
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /** Work is under way: a circle shows, the button keeps its width and focus, and presses do nothing. */
  loading?: boolean;
  /**
   * `true`, or why it cannot be pressed now: then it stays reachable, and the reason is read aloud and shown on hover.
   */
  disabled?: boolean | string | undefined;
  /** As wide as its place, e.g. in a narrow form. */
  block?: boolean;
  /** Draws the look on the one child, e.g. a router link that is the main action. */
  asChild?: boolean;
};

/**
 * Starts an act.
 *
 * When not to use: to go somewhere use `Link`; for an icon alone use `IconButton`.
 */
export const Button = withRef(function Button({
  variant,
  tone,
  size,
  icon,
  loading = false,
  disabled = false,
  block = false,
  asChild = false,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const Root = asChild ? Slot.Root : 'button';
  const reason = typeof disabled === 'string' ? disabled : undefined;
  const held = loading || reason !== undefined || native['aria-disabled'] === true;
  // Not `disabled`: that would drop the focus, and Enter in the form would still submit.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const states = {
    ...(held && { 'aria-disabled': true }),
    ...(loading && { 'aria-busy': true, 'data-veiled': icon ? undefined : '' }),
    ...(reason !== undefined && {
      'aria-describedby': [reasonId, native['aria-describedby']].filter(Boolean).join(' '),
      title: reason,
    }),
  };
  return (
    <>
      <Root
        {...native}
        {...states}
        {...(!asChild && { type, disabled: disabled === true })}
        className={styles.button({ variant, tone, size })}
        data-block={block ? '' : undefined}
        onClick={handleClick}
      >
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
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
});
