import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { Spinner } from '../spinner/index.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<NativeProps<'button'>, 'aria-label' | 'children'> & {
  /** The name of the act, read aloud and shown on hover. */
  label: string;
  /** A 16 or 20 px icon with stroke 1.5. */
  icon: ReactNode;
  /** `danger` for what destroys, `secondary` with a frame; `quiet` by default. */
  variant?: 'quiet' | 'secondary' | 'danger';
  /** 24, 28, 32 or 40 px square. */
  size?: 'xsmall' | 'small' | 'medium' | 'large';
  /** Work is under way: a circle shows and presses do nothing. */
  loading?: boolean;
};

/**
 * A button that is only an icon.
 *
 * When not to use: for first-level acts and in navigation, which always carry a word; use `Button`.
 */
export function IconButton({ label, icon, variant, size, loading = false, type = 'button', onClick, title = label, ...native }: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button {...native} {...busy} aria-label={label} className={iconButton({ variant, size })} onClick={handleClick} title={title} type={type}>
      {loading ? <Spinner /> : icon}
    </button>
  );
}
