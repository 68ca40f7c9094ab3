import { Check, ChevronRight, Minus } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useLocale, useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Tree.css.ts';
import { treeText } from './Tree.text.ts';
import { TreeName } from './TreeName.tsx';
import { isBranch, type TreeRow } from './treeNode.ts';
import { rowAttributes } from './treeRowAttributes.ts';
import type { Tick } from './treeTicks.ts';

export type TreeRowViewProps = {
  /** A line with a node of its own; that of a note is drawn by `TreeNoteRow`. */
  row: TreeRow;
  /** Its place among all rows of the tree, also those that are not drawn. */
  index: number;
  /** What is searched for; marked in the name. */
  query: string;
  /** `undefined` where one is chosen at most. */
  tick: Tick | undefined;
  /** Whether it is the chosen one; not shown where several can be ticked. */
  chosen: boolean;
  /** Whether it is the row that Tab comes to: one in the whole tree. */
  tabbable: boolean;
  /** Whether what is dragged can be dropped here. */
  over: boolean;
  /** Attributes and handlers of dragging; empty where nothing can be moved. */
  drag: object;
  /** What can be done with it, at the end of the row; pressing there chooses nothing. */
  actions: ReactNode;
  /** It has got the focus. */
  onActive: () => void;
  /** The pointer has come to it. */
  onHover: () => void;
  /** It shall be opened or closed. */
  onToggle: () => void;
  /** The keys of the whole tree. */
  onKeyDown: KeyboardEventHandler;
  /** It was clicked, disabled or not. */
  onPress: () => void;
};

/** One row. The twisty is for the pointer; the keyboard has the arrow keys. */
export function TreeRowView({
  row,
  index,
  query,
  tick,
  chosen,
  tabbable,
  over,
  drag,
  actions,
  onActive,
  onHover,
  onToggle,
  onKeyDown,
  onPress,
}: TreeRowViewProps) {
  const text = useText(treeText);
  const locale = useLocale();
  const { node } = row;
  const reason = typeof node.disabled === 'string' ? node.disabled : undefined;
  return (
    <div
      {...rowAttributes(row, index)}
      {...drag}
      {...(tick === undefined ? { 'aria-selected': chosen } : { 'aria-checked': tick })}
      aria-disabled={node.disabled ? true : undefined}
      aria-expanded={row.open}
      data-over={over ? '' : undefined}
      onClick={onPress}
      onDoubleClick={() => tick === undefined && isBranch(node) && onToggle()}
      onFocus={onActive}
      onKeyDown={onKeyDown}
      onPointerEnter={onHover}
      role="treeitem"
      tabIndex={tabbable ? 0 : -1}
      title={reason}
    >
      <span
        aria-hidden
        className={styles.twisty}
        data-branch={row.open === undefined ? undefined : ''}
        onClick={(event) => {
          if (row.open === undefined) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {row.open !== undefined && <ChevronRight className={styles.arrow} size={16} strokeWidth={1.5} />}
      </span>
      {tick !== undefined && (
        <span aria-hidden className={styles.box}>
          {tick === true && <Check size={14} strokeWidth={2.5} />}
          {tick === 'mixed' && <Minus size={14} strokeWidth={2.5} />}
        </span>
      )}
      {node.icon && (
        <span aria-hidden className={styles.icon}>
          {node.icon}
        </span>
      )}
      <span className={styles.name}>
        <TreeName name={node.name} query={query} />
      </span>
      {node.count !== undefined && (
        <span aria-hidden className={styles.amount}>
          {node.count.toLocaleString(locale)}
        </span>
      )}
      <VisuallyHidden>
        {[node.count !== undefined && text.count(node.count), reason].filter(Boolean).join(', ')}
      </VisuallyHidden>
      {actions !== undefined && (
        // A press on one of the actions does not choose the row.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className={styles.actions} onClick={(event) => event.stopPropagation()}>
          {actions}
        </span>
      )}
    </div>
  );
}
