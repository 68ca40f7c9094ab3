import { useId, type MouseEvent, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<NativeProps<'button'>, 'aria-label' | 'children' | 'disabled'> & {
  /** The name of the act, read aloud and shown on hover. */
  label: string;
  /** A 16 or 20 px icon with stroke 1.5. */
  icon: ReactNode;
  /** `secondary` with a frame; `quiet` by default. */
  variant?: 'quiet' | 'secondary';
  /** `danger` for what destroys. */
  tone?: 'neutral' | 'danger';
  /** 24, 28, 32 or 40 px square. */
  size?: 'xsmall' | 'small' | 'medium' | 'large';
  /** Work is under way: a circle shows and presses do nothing. */
  loading?: boolean;
  /**
   * `true`, or why it cannot be pressed now: then it stays reachable, and the reason is read aloud and shown on hover.
   */
  disabled?: boolean | string | undefined;
};

/**
 * A button that is only an icon.
 *
 * When not to use: for first-level acts and in navigation, which always carry a word; use `Button`.
 */
export const IconButton = withRef(function IconButton({
  label,
  icon,
  variant,
  tone,
  size,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  title = label,
  ...native
}: IconButtonProps) {
  const reasonId = useId();
  const reason = typeof disabled === 'string' ? disabled : undefined;
  const held = loading || reason !== undefined || native['aria-disabled'] === true;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const states = {
    ...(held && { 'aria-disabled': true }),
    ...(loading && { 'aria-busy': true }),
    ...(reason !== undefined && {
      'aria-describedby': [reasonId, native['aria-describedby']].filter(Boolean).join(' '),
    }),
  };
  return (
    <>
      <button
        {...native}
        {...states}
        aria-label={label}
        className={iconButton({ variant, tone, size })}
        disabled={disabled === true}
        onClick={handleClick}
        title={reason ?? title}
        type={type}
      >
        {loading ? <Spinner /> : icon}
      </button>
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
});
