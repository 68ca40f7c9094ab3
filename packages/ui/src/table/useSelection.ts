import { useRef } from 'react';
import { ranged, toggled, withAll, type TableSelection } from './selection.ts';

type SelectionOptions<Row> = { selection: TableSelection<Row> | undefined; rows: readonly Row[]; rowKey: (row: Row) => string };

/** The selection as the parts of one table use it. */
export type ActiveSelection<Row> = {
  readonly mode: 'single' | 'multiple';
  readonly all: boolean | 'some';
  readonly has: (key: string) => boolean;
  readonly reason: (row: Row) => string | undefined;
  readonly toggle: (key: string, extend: boolean) => void;
  readonly toggleAll: () => void;
};

/** Turns presses on check boxes into lists of keys; `undefined` for a table without selection. */
export function useSelection<Row>({ selection, rows, rowKey }: SelectionOptions<Row>): ActiveSelection<Row> | undefined {
  const last = useRef('');
  if (!selection) return undefined;

  const { mode, selected, onChange, disabledReason } = selection;
  const reason = (row: Row) => disabledReason?.(row);
  const open = rows.filter((row) => reason(row) === undefined).map(rowKey);
  const chosen = new Set(selected);
  const count = open.filter((key) => chosen.has(key)).length;
  return {
    mode,
    reason,
    all: open.length > 0 && count === open.length ? true : count > 0 ? 'some' : false,
    has: (key) => chosen.has(key),
    toggleAll: () => onChange(withAll(selected, open, count < open.length)),
    toggle: (key, extend) => {
      if (!open.includes(key)) return;
      onChange(mode === 'single' ? [key] : extend ? ranged(selected, open, last.current, key) : toggled(selected, key));
      last.current = key;
    },
  };
}
