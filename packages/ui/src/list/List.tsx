import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './List.css.ts';

export type ListProps = NativeProps<'ul'> & {
  /** What is listed, for screen readers. */
  label?: string;
  /** `plain` stands among other content; `inset` reaches the edges of a card with `padding="none"`. `plain` by default. */
  variant?: 'plain' | 'inset';
  /** `small` for files and other short lines that belong to something else. `medium` by default. */
  size?: 'small' | 'medium';
  /** Draws a line between rows; on by default. */
  divided?: boolean;
};

/**
 * Things below each other, each with its name, its facts and its acts; `ListItem`s.
 *
 * When not to use: to compare values or to select several use `Table`; for names with values `Descriptions`.
 */
export const List = withRef(function List({
  label,
  variant = 'plain',
  size = 'medium',
  divided = true,
  ...native
}: ListProps) {
  return (
    // Without its marks Safari takes a list for none, unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul
      aria-label={label}
      {...native}
      className={styles.list}
      data-divided={divided ? '' : undefined}
      data-size={size}
      data-variant={variant}
      role="list"
    />
  );
});
