import { createElement, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './Text.css.ts';

export type TextProps = Omit<NativeProps<'span'>, 'ref'> & {
  /** `body` 14/22, `secondary` 12/18, `section` 16/24. */
  size?: 'body' | 'secondary' | 'section';
  /** `muted` for secondary facts, `subtle` for hints; status tones never without a word or icon. Inherited by default. */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success' | 'warning';
  /** `strong` is 600; the only other weight of the system. */
  weight?: 'regular' | 'strong';
  /** `mono` for ids, sequences and code. */
  font?: 'body' | 'mono';
  /** Keeps to one line; `middle` keeps the end of a name visible and needs plain text as its child. Drawn by `TruncatedName`, which shows the whole on hover and focus. */
  truncate?: 'end' | 'middle';
  /** The element drawn; `span` by default. `em` stresses Chinese words by weight, `i` with `lang="la"` sets a species name in italics. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'i' | 'small' | 'time' | 'dt' | 'dd' | 'figcaption' | 'legend';
  /** The drawn element, whatever `as` says. */
  ref?: React.Ref<HTMLElement>;
  /** A plain string when `truncate` is `middle`; anything else is drawn untruncated there. */
  children?: ReactNode;
};

/**
 * Running text in one of three sizes.
 *
 * When not to use: for titles use `Heading`, so that screen readers can jump to them.
 */
export function Text({ as = 'span', size = 'body', tone, weight, font, truncate, children, ...native }: TextProps) {
  const plain = typeof children === 'string' ? children : undefined;
  const className = styles.text({ size, tone, weight, font, truncate: truncate ?? 'none' });
  return createElement(as, { title: truncate === 'end' ? plain : undefined, ...native, className }, truncate === 'middle' && plain !== undefined ? createElement(TruncatedName, null, plain) : children);
}
