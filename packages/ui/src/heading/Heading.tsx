import { createElement } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Heading.css.ts';

const sizeOf = { 1: 'title', 2: 'section', 3: 'body', 4: 'body' } as const;

export type HeadingProps = NativeProps<'h2'> & {
  /** The place in the outline; one level 1 a page. */
  level?: 1 | 2 | 3 | 4;
  /** The look, when it must differ from the level: `title` 20/28, `section` 16/24, `body` 14/22. */
  size?: 'title' | 'section' | 'body';
  /** Keeps to one line; what is cut off shows on hover. */
  truncate?: boolean;
};

/**
 * Names a page or a section; says the name of the object, not of the function.
 *
 * When not to use: to make text bold; use `Text`.
 */
export const Heading = withRef(function Heading({
  level = 2,
  size = sizeOf[level],
  truncate,
  ...native
}: HeadingProps) {
  const title = truncate && typeof native.children === 'string' ? native.children : undefined;
  return createElement(`h${level}`, {
    title,
    ...native,
    className: styles.heading({ size, ...(truncate && { truncate }) }),
  });
});
