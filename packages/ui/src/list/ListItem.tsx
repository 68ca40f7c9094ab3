import type { ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './List.css.ts';

export type ListItemProps = Omit<NativeProps<'li'>, 'title'> & {
  /** An icon, picture or avatar before the words; a `Checkbox` where rows can be ticked. */
  leading?: ReactNode;
  /** The name of the thing, perhaps as a `Link`, with a `Tag` beside it. */
  title: ReactNode;
  /** Facts below the name, in small print. */
  description?: ReactNode;
  /** A state, amount or time at the end. */
  meta?: ReactNode;
  /** Small buttons or a menu, last; each says in its name to which row it belongs. */
  actions?: ReactNode;
  /** The link in the title takes presses anywhere on the row; other links and buttons in it keep theirs. */
  interactive?: boolean;
  /** The row that is open beside the list or that an address leads to; the link carries `aria-current`. */
  current?: boolean;
};

/**
 * One row of a `List`. Children stand below the description, e.g. a quotation; what has no room beside the words goes
 * below them.
 */
export const ListItem = withRef(function ListItem({
  leading,
  title,
  description,
  meta,
  actions,
  interactive = false,
  current = false,
  children,
  ...native
}: ListItemProps) {
  return (
    <li
      {...native}
      className={styles.row}
      data-current={current ? '' : undefined}
      data-interactive={interactive ? '' : undefined}
    >
      {leading && <span className={styles.leading}>{leading}</span>}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {description && <div className={styles.description}>{description}</div>}
        {children}
      </div>
      {(meta || actions) && (
        <div className={styles.end}>
          {meta && <div className={styles.meta}>{meta}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </li>
  );
});
