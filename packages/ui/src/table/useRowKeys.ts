import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { toTsv, type Column } from './column.ts';
import type { ActiveSelection } from './useSelection.ts';

type RowKeysOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  selection: ActiveSelection<Row> | undefined;
  onActivate: ((row: Row) => void) | undefined;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Makes the rows one tab stop with arrow keys, when they can be selected or activated. */
export function useRowKeys<Row>({ rows, rowKey, columns, selection, onActivate }: RowKeysOptions<Row>) {
  const [active, setActive] = useState<string>();
  const enabled = selection !== undefined || onActivate !== undefined;
  const keys = rows.map(rowKey);
  const stop = active !== undefined && keys.includes(active) ? active : keys[0];

  const copy = () => {
    const chosen = rows.filter((row) => selection?.has(rowKey(row)));
    if (chosen.length > 0) void navigator.clipboard.writeText(toTsv(columns, chosen));
    return chosen.length > 0;
  };

  return {
    tabIndex: (key: string) => (enabled ? (key === stop ? 0 : -1) : undefined),
    onFocus: ({ target }: FocusEvent) => {
      const key = target instanceof HTMLTableRowElement ? target.dataset['key'] : undefined;
      if (key !== undefined) setActive(key);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, target } = event;
      // Text that somebody marked inside a cell wins over the rows.
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'c' && getSelection()?.isCollapsed !== false && !(target instanceof HTMLInputElement && target.type === 'text') && copy()) return event.preventDefault();
      if (!enabled || !(target instanceof HTMLTableRowElement)) return;
      const row = rows[target.sectionRowIndex];
      const step = steps[key];
      if (row === undefined) return;
      if (step) {
        const next = target.parentElement?.children[step(target.sectionRowIndex, rows.length - 1)];
        if (next instanceof HTMLElement) next.focus();
      } else if (key === 'Enter' && onActivate) onActivate(row);
      else if (key === ' ' && selection) selection.toggle(rowKey(row), event.shiftKey);
      else return;
      event.preventDefault();
    },
  };
}
