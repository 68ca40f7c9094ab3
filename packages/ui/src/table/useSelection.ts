import { useMemo, useRef } from 'react';
import { useControllable } from '../controllable/index.ts';
import { isWhole, loaded, type RowSource } from './rowSource.ts';
import { ranged, toggled, withAll, type TableSelection } from './selection.ts';

type SelectionOptions<Row> = {
  selection?: TableSelection<Row> | undefined;
  rows: RowSource<Row>;
  rowKey: (row: Row) => string;
};

/** The selection as the parts of one table use it. */
export type ActiveSelection<Row> = {
  readonly mode: 'single' | 'multiple';
  /** Whether all rows are chosen that can be; `undefined` while rows are missing, since nobody knows. */
  readonly all: boolean | 'some' | undefined;
  /** How many are chosen, on other pages too. */
  readonly count: number;
  readonly has: (key: string) => boolean;
  /** Whether the row has a box. */
  readonly offers: (row: Row) => boolean;
  readonly reason: (row: Row) => string | undefined;
  readonly toggle: (key: string, extend: boolean) => void;
  readonly chooseAll: (chosen: boolean) => void;
};

const none: readonly string[] = [];

/** Stops as soon as one chosen and one other row were met: a press must not walk through 100,000 rows. */
function allOf<Row>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
  isChosen: (row: Row) => boolean,
): boolean | 'some' {
  let [some, other] = [false, false];
  for (const row of rows) {
    if (!isOpen(row)) continue;
    if (isChosen(row)) some = true;
    else other = true;
    if (some && other) return 'some';
  }
  return some;
}

/** Turns presses on check boxes into lists of keys; `undefined` for a table without selection. */
export function useSelection<Row>({
  selection,
  rows,
  rowKey,
}: SelectionOptions<Row>): ActiveSelection<Row> | undefined {
  const last = useRef('');
  const [selected, put] = useControllable({
    value: selection?.selected,
    defaultValue: selection?.defaultSelected ?? none,
    onValueChange: selection?.onSelectedChange,
  });
  const chosen = useMemo(() => new Set(selected), [selected]);
  if (!selection) return undefined;

  const { mode, disabledReason, selectable } = selection;
  const offers = (row: Row) => selectable?.(row) ?? true;
  const reason = (row: Row) => disabledReason?.(row);
  const isOpen = (row: Row) => offers(row) && reason(row) === undefined;
  // A function, since only a press needs all keys.
  const openKeys = () => loaded(rows).filter(isOpen).map(rowKey);
  return {
    mode,
    offers,
    reason,
    count: chosen.size,
    all: !isWhole(rows) ? undefined : chosen.size === 0 ? false : allOf(rows, isOpen, (row) => chosen.has(rowKey(row))),
    has: (key) => chosen.has(key),
    chooseAll: (wanted) => put(withAll(selected, openKeys(), wanted)),
    toggle: (key, extend) => {
      const open = openKeys();
      if (!open.includes(key)) return;
      put(mode === 'single' ? [key] : extend ? ranged(selected, open, last.current, key) : toggled(selected, key));
      last.current = key;
    },
  };
}
