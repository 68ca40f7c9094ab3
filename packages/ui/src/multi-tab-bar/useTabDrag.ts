import { useRef, useState, type PointerEvent } from 'react';
import { isRightToLeft } from '../direction/index.ts';
import { placed, slotAt } from './ordering.ts';

/** A shorter movement counts as a click. */
const threshold = 5;
/** This near to an end of the row, dragging scrolls the row. */
const edge = 24;

type Drag = { readonly id: string; readonly slot: number };

/**
 * Dragging tabs by mouse or pen. A finger scrolls the row instead, and the menu moves tabs without dragging.
 *
 * @param onReorder - Without it nothing can be dragged.
 */
export function useTabDrag(
  ids: readonly string[],
  onReorder: ((ids: readonly string[], moved: string) => void) | undefined,
) {
  const start = useRef<{ id: string; x: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const others = ids.filter((id) => id !== drag?.id);

  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const track = (event: PointerEvent<HTMLElement>) => {
    const begun = start.current;
    if (!begun || (!drag && Math.abs(event.clientX - begun.x) < threshold)) return;
    const list = event.currentTarget;
    if (!drag) list.setPointerCapture(event.pointerId);
    const row = list.getBoundingClientRect();
    if (event.clientX > row.right - edge) list.scrollLeft += edge / 2;
    else if (event.clientX < row.left + edge) list.scrollLeft -= edge / 2;
    const sign = isRightToLeft(list) ? -1 : 1;
    const middles = [...list.querySelectorAll<HTMLElement>('[data-tab]')]
      .filter(({ dataset }) => dataset['tab'] !== begun.id)
      .map((tab) => tab.getBoundingClientRect())
      .map(({ left, width }) => sign * (left + width / 2));
    setDrag({ id: begun.id, slot: slotAt(middles, sign * event.clientX) });
  };
  const drop = () => {
    if (drag) onReorder?.(placed(ids, drag.id, drag.slot), drag.id);
    end();
  };

  return {
    /** For the row of tabs. */
    row: {
      onPointerMove: track,
      onPointerUp: drop,
      onPointerCancel: end,
      onLostPointerCapture: end,
      // Escape gives up.
      onKeyDown: ({ key }: { key: string }) => key === 'Escape' && end(),
    },
    /** For each tab. */
    tab: (id: string) => ({
      'data-dragging': drag?.id === id || undefined,
      'data-drop': !drag
        ? undefined
        : others[drag.slot] === id
          ? ('before' as const)
          : drag.slot === others.length && others.at(-1) === id
            ? ('after' as const)
            : undefined,
      onPointerDown: (event: PointerEvent) => {
        if (onReorder && event.button === 0 && event.pointerType !== 'touch') start.current = { id, x: event.clientX };
      },
    }),
  };
}
