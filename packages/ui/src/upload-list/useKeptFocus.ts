import { useRef } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

/**
 * Keeps the focus in a list whose buttons come and go: it moves to the last button of the same row, else of the row
 * that took its place.
 *
 * @returns What the list element takes.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef<number>(undefined);
  // After every drawing: any of them may have taken the button away.
  useLayoutEffect(() => {
    if (at.current === undefined || !list.current) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const rows = [...list.current.children];
    const row = rows[Math.min(at.current, rows.length - 1)];
    [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])].at(-1)?.focus();
  });
  return {
    ref: list,
    onFocus: ({ target }: { target: Element }) => {
      at.current = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
    },
    onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
      // Without `relatedTarget` the button itself was removed, or the window lost the focus.
      if (relatedTarget && !list.current?.contains(relatedTarget)) at.current = undefined;
    },
  };
}
