import { createElement, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Text.css.ts';

export type TextProps = Omit<NativeProps<'span'>, 'ref'> & {
  /** `body` 14/22, `secondary` 12/18, `section` 16/24. */
  size?: 'body' | 'secondary' | 'section';
  /**
   * `muted` for secondary facts, `subtle` for hints; status tones never without a word or icon. Inherited by default.
   */
  tone?: 'neutral' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success' | 'warning';
  /** `strong` is 600; the only other weight of the system. */
  weight?: 'regular' | 'strong';
  /** `mono` for ids, sequences and code. */
  font?: 'body' | 'mono';
  /**
   * Keeps to one line and cuts the end; a plain string shows whole on hover. Names of files keep their end in
   * `TruncatedName`.
   */
  truncate?: boolean;
  /**
   * The element drawn; `span` by default. `em` stresses Chinese words by weight, `i` with `lang="la"` sets a species
   * name in italics.
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'i' | 'small' | 'time' | 'dt' | 'dd' | 'figcaption' | 'legend';
  /** The drawn element, whatever `as` says. */
  ref?: React.Ref<HTMLElement>;
  /** Words, and inline parts among them. */
  children?: ReactNode;
};

/**
 * Running text in one of three sizes.
 *
 * When not to use: for titles use `Heading`, so that screen readers can jump to them.
 */
export const Text = withRef(function Text({
  as = 'span',
  size = 'body',
  tone,
  weight,
  font,
  truncate,
  children,
  ...native
}: TextProps) {
  const plain = typeof children === 'string' ? children : undefined;
  const className = styles.text({ size, tone, weight, font, truncate });
  return createElement(as, { title: truncate ? plain : undefined, ...native, className }, children);
});
