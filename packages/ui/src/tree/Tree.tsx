import { useEffect, useRef, useState, type ReactNode, useImperativeHandle } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Tree.css.ts';
import { treeText } from './Tree.text.ts';
import type { TreeNode, TreeRow } from './treeNode.ts';
import { TreeNoteRow } from './TreeNoteRow.tsx';
import { TreeRowView } from './TreeRowView.tsx';
import { useTree } from './useTree.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeWindow } from './useTreeWindow.ts';

const none: readonly string[] = [];

export type TreeProps = PassedOn<'div'> & {
  /** What the tree holds, for screen readers. */
  label: string;
  /** The top level; any number, since only rows near what is seen are drawn. */
  nodes: readonly TreeNode[];
  /** The ids of the open branches. */
  expanded?: readonly string[];
  /** The open branches at the start, when the caller does not control them. */
  defaultExpanded?: readonly string[];
  /** A branch was opened or closed. */
  onExpandedChange?: (ids: string[]) => void;
  /** The ids of what is chosen: one, or the ticked leaves with `multiple`. */
  selected?: readonly string[];
  /** What is chosen at the start, when the caller does not control it. */
  defaultSelected?: readonly string[];
  /** Something was chosen, or ticked. */
  onSelectedChange?: (ids: string[]) => void;
  /** Boxes to tick several; a branch ticks all below it and is half ticked while only some are. */
  multiple?: boolean;
  /** Shows only names that hold this text, or whose pinyin initials do, with what lies above them. */
  query?: string;
  /**
   * Gets the id of a `lazy` branch that was opened, puts its children into `nodes` and resolves; when it rejects, the
   * row offers to try again.
   */
  onLoad?: (id: string) => Promise<void>;
  /**
   * A row was dropped on another: into that branch, or `''` for the top. Give the same act by a menu, with
   * `TreeMoveItems`.
   */
  onMove?: (id: string, target: string) => void;
  /** What can be done with a row, at its end; shown while the row is pointed at or has the focus. */
  actions?: (node: TreeNode) => ReactNode;
  /** How many rows are seen before it scrolls, 12 by default; `fill` for the height of what is around it. */
  rows?: number | 'fill';
};

/**
 * Things that lie in one another: folders, classes of compounds, samples by group.
 *
 * When not to use: for two levels of pages use `SideNav`; for rows with more than a name and a count use `Table`.
 */
export const Tree = withRef(function Tree({
  label,
  nodes,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  selected,
  defaultSelected = none,
  onSelectedChange,
  multiple = false,
  query = '',
  onLoad,
  onMove,
  actions,
  rows: seen = 12,
  ref,
  ...native
}: TreeProps) {
  const text = useText(treeText);
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => scroller.current!);
  const wantsFocus = useRef(false);
  const tree = useTree({
    nodes,
    expanded,
    defaultExpanded,
    onExpandedChange,
    selected,
    defaultSelected,
    onSelectedChange,
    multiple,
    query,
    onLoad,
  });
  const [active, setActive] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const { measure, range } = useTreeWindow(scroller, tree.rows.length);
  const drag = useTreeDrag(onMove);

  const places = [active, ...tree.selected].map((id) =>
    id === undefined ? -1 : tree.rows.findIndex(({ key }) => key === id),
  );
  const at = Math.max(0, places.find((place) => place >= 0) ?? 0);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const handleKeyDown = useTreeKeys({
    rows: tree.rows,
    at,
    onMove: (to) => {
      wantsFocus.current = to !== at;
      setActive(tree.rows[to]?.key);
    },
    onOpen: tree.open,
    onPress: tree.press,
  });

  const found = query.trim();
  const view = (row: TreeRow, index: number) => {
    const shared = {
      index,
      onActive: () => setActive(row.key),
      onKeyDown: handleKeyDown,
      onPress: () => tree.press(row),
      row,
      tabbable: index === at,
    };
    if (row.note !== undefined) return <TreeNoteRow {...shared} key={row.key} note={row.note} />;
    return (
      <TreeRowView
        {...shared}
        actions={actions && (index === at || row.key === hovered ? actions(row.node) : null)}
        chosen={tree.selected.has(row.key)}
        drag={drag.attributesOf(row)}
        key={row.key}
        onHover={() => setHovered(row.key)}
        onToggle={() => tree.open([row], !row.open)}
        over={drag.over === row.key}
        query={found}
        tick={tree.ticks?.get(row.key)}
      />
    );
  };
  const drawn = tree.rows.slice(range.from, range.to).map((row, offset) => view(row, range.from + offset));
  // The row with the focus stays in the document wherever the wheel goes.
  const activeRow = tree.rows[at];
  if (activeRow && at < range.from) drawn.unshift(view(activeRow, at));
  else if (activeRow && at >= range.to) drawn.push(view(activeRow, at));

  return (
    <>
      {tree.rows.length === 0 ? (
        <p {...native} className={styles.empty}>
          {found === '' ? text.empty : text.noMatch}
        </p>
      ) : (
        <div
          {...native}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          className={styles.tree}
          data-fill={seen === 'fill' ? '' : undefined}
          onPointerLeave={() => setHovered(undefined)}
          onScroll={(event) => measure(event.currentTarget)}
          ref={scroller}
          role="tree"
          style={inlineVars({ [styles.count]: String(tree.rows.length), [styles.seen]: String(seen) })}
        >
          <div className={styles.space} role="presentation">
            {drawn}
          </div>
        </div>
      )}
      <VisuallyHidden role="status">
        {found === '' ? '' : tree.matches ? text.found(tree.matches) : text.noMatch}
      </VisuallyHidden>
    </>
  );
});
