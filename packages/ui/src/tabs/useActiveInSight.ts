import { useLayoutEffect, useRef } from 'react';

/** Not `scrollIntoView`: that would also scroll the page, and move the start of the next Tab. */
function bringIntoSight(list: HTMLElement): void {
  const active = list.querySelector('[role="tab"][data-state="active"]');
  if (!active) return;
  const [seen, { left, right }] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
  if (left < seen.left) list.scrollLeft -= seen.left - left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}

/** For a row of tabs: scrolls so far that the chosen one is whole, at first and whenever another is chosen. */
export function useActiveInSight() {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    bringIntoSight(list);
    const observer = new MutationObserver(() => bringIntoSight(list));
    observer.observe(list, { attributeFilter: ['data-state'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return row;
}
