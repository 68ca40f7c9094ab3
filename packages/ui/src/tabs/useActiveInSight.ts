import { useRef } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

/** Not `scrollIntoView`: that would also scroll the page and change where the next Tab starts. */
function bringIntoSight(list: HTMLElement): void {
  const active = list.querySelector('[role="tab"][data-state="active"]');
  if (!active) return;
  const [seen, { left, right }] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
  if (left < seen.left) list.scrollLeft -= seen.left - left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}

/**
 * For a row of tabs: scrolls so far that the chosen one is whole, at first whenever another is chosen, and when the
 * room changes.
 */
export function useActiveInSight() {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    const follow = () => bringIntoSight(list);
    const [chosen, room] = [new MutationObserver(follow), new ResizeObserver(follow)];
    follow();
    chosen.observe(list, { attributeFilter: ['data-state'], subtree: true });
    room.observe(list);
    return () => {
      chosen.disconnect();
      room.disconnect();
    };
  }, []);
  return row;
}
