import { inlineVars } from '../theme/index.ts';
import * as styles from './Tree.css.ts';
import type { TreeRow } from './treeNode.ts';

/** Where a row stands in the tree, for screen readers and for the eye. */
export const rowAttributes = (row: TreeRow, index: number) => ({
  'aria-level': row.level,
  'aria-posinset': row.position,
  'aria-setsize': row.siblings,
  className: styles.row,
  'data-index': index,
  style: inlineVars({ [styles.index]: String(index), [styles.level]: String(row.level) }),
});
