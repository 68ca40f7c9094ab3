import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { inlineKey } from '../direction/index.ts';
import { useLayoutEffect } from '../react-range/index.ts';
import { neighbour } from './closing.ts';

/** One step in the row, round the ends; Home and End jump. Undefined for every other key. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Not `scrollIntoView`: in Chromium the next Tab would start from the tab instead of the top of the page, past the skip
 * link.
 */
function bringIntoSight(tab: HTMLElement | undefined): void {
  const list = tab?.closest('[role="tablist"]');
  if (!tab || !list) return;
  const seen = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left) list.scrollLeft -= seen.left - left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}

/**
 * Roving focus over the tabs: arrows move it without opening a page, and a tab that goes away hands it on.
 *
 * @param ids - The tabs in their order.
 * @param value - The page in sight; it takes the focus first and its tab is kept in sight.
 * @param overflowing - Whether the row leaves room for the button that finds tabs.
 */
export function useTabFocus(ids: readonly string[], value: string, overflowing: boolean) {
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const holder = useRef<string>(undefined);
  const before = useRef(ids);
  const [focused, setFocused] = useState<string>();
  const reachable = focused !== undefined && ids.includes(focused) ? focused : value;

  const focus = (id: string | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    elements.current.get(id)?.focus();
  };
  useLayoutEffect(() => bringIntoSight(elements.current.get(value)), [value, ids.length, overflowing]);
  useLayoutEffect(() => {
    const gone = before.current.filter((id) => !ids.includes(id));
    if (holder.current !== undefined && gone.includes(holder.current))
      elements.current.get(neighbour(before.current, holder.current, gone) ?? '')?.focus();
    before.current = ids;
  });

  return {
    focus,
    reachable,
    /** For the row of tabs: who holds the focus, so that a tab that closes hands it on. */
    row: {
      onFocus: ({ target: tab }: FocusEvent<HTMLElement>) => {
        holder.current = tab.dataset['tab'];
        setFocused(holder.current);
      },
      onBlur: () => {
        holder.current = undefined;
      },
    },
    register: (id: string) => (element: HTMLButtonElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    /** @returns Whether the key moved the focus. */
    move: (event: KeyboardEvent, id: string): boolean => {
      const next = target(inlineKey(event), ids.indexOf(id), ids.length);
      if (next === undefined) return false;
      event.preventDefault();
      focus(ids[next]);
      return true;
    },
  };
}
