import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/** One step in the row, round the ends; Home and End jump. Undefined for every other key. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Not `scrollIntoView`: in Chromium the next Tab would start from the tab instead of the top of the page, past the skip link. */
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
 * @param active - The open page; it takes the focus first and is kept in sight.
 */
export function useTabFocus(ids: readonly string[], active: string) {
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const [focused, setFocused] = useState<string>();
  const reachable = focused !== undefined && ids.includes(focused) ? focused : active;

  useLayoutEffect(() => bringIntoSight(elements.current.get(active)), [active]);

  const focus = (id: string | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    elements.current.get(id)?.focus();
  };
  return {
    focus,
    reachable,
    setFocused,
    register: (id: string) => (element: HTMLButtonElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    /** @returns Whether the key moved the focus. */
    move: (event: KeyboardEvent, id: string): boolean => {
      const next = target(event.key, ids.indexOf(id), ids.length);
      if (next === undefined) return false;
      event.preventDefault();
      focus(ids[next]);
      return true;
    },
  };
}
