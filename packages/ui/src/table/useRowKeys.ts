import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isCopyKey, isSelectAllKey } from './keys.ts';
import type { TableCore } from './useTableCore.ts';

type RowKeysOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  core: TableCore<Row>;
  onActivate: ((row: Row) => void) | undefined;
};

/** Letters typed within this time belong to one word. */
const typingTime = 700;

const steps: Record<string, (at: number, last: number, page: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, _last, page) => at + page,
  PageUp: (at, _last, page) => at - page,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The rows that fit under the head. */
function pageOf(row: HTMLElement): number {
  const frame = row.closest('[role="region"]');
  return Math.max(1, Math.floor((frame?.clientHeight ?? 0) / row.offsetHeight) - 1);
}

/** Makes the rows one tab stop with arrow keys, when they can be selected or activated. */
export function useRowKeys<Row>({
  rows,
  rowKey,
  rowLabel,
  core: { chosen, copyRows, hasChosen },
  onActivate,
}: RowKeysOptions<Row>) {
  const [active, setActive] = useState<string>();
  const typed = useRef({ at: 0, letters: '' });
  const enabled = chosen !== undefined || onActivate !== undefined;
  const keys = rows.map(rowKey);
  const stop = active !== undefined && keys.includes(active) ? active : keys[0];

  /** The place of the next row whose name begins with what was typed; one letter again goes on to the one after. */
  const find = (letter: string, from: number, now: number) => {
    const letters = now - typed.current.at < typingTime ? typed.current.letters + letter : letter;
    typed.current = { at: now, letters };
    const start = letters.length > 1 ? from : from + 1;
    const places = rows.map((_, index) => (start + index) % rows.length);
    return places.find((place) => rowLabel(rows[place]!).toLowerCase().startsWith(letters)) ?? from;
  };

  return {
    tabIndex: (key: string) => (enabled ? (key === stop ? 0 : -1) : undefined),
    onFocus: ({ target }: FocusEvent) => {
      const key = target instanceof HTMLTableRowElement ? target.dataset['key'] : undefined;
      if (key !== undefined) setActive(key);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget } = event;
      if (isCopyKey(event)) {
        if (target instanceof HTMLTableRowElement) copyRows([rows[target.sectionRowIndex]!]);
        else if (target === currentTarget) copyRows(rows);
        else if (hasChosen) copyRows([]);
        else return;
        return event.preventDefault();
      }
      if (
        isSelectAllKey(event) &&
        chosen?.mode === 'multiple' &&
        (target instanceof HTMLTableRowElement || target === currentTarget)
      ) {
        chosen.chooseAll(true);
        return event.preventDefault();
      }
      if (
        !enabled ||
        !(target instanceof HTMLTableRowElement) ||
        target.dataset['key'] === undefined ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const at = target.sectionRowIndex;
      const step = steps[key];
      const go = (to: number) => {
        const next = target.parentElement?.children[Math.min(Math.max(to, 0), rows.length - 1)];
        if (next instanceof HTMLElement) next.focus();
      };
      if (step) go(step(at, rows.length - 1, pageOf(target)));
      else if (key === 'Enter' && onActivate) onActivate(rows[at]!);
      else if (key === ' ' && chosen) chosen.toggle(rowKey(rows[at]!), event.shiftKey);
      // Not prevented: letters may mean something to the page too.
      else if (/^[\p{L}\p{N}]$/u.test(key)) return go(find(key.toLowerCase(), at, event.timeStamp));
      else return;
      event.preventDefault();
    },
  };
}
