import { useState, type PointerEvent } from 'react';
import { boxOf, elementAt, inUnitsOf, type Shift } from './hit.ts';

type Options = {
  readonly stage: () => Document | null;
  readonly known: ReadonlySet<string>;
  readonly selected: readonly string[];
  /** @param add - Whether it joins what is selected. */
  readonly onSelect: (id: string | null, add: boolean) => void;
  /** Shifts in the units of each element. */
  readonly onMove: (shifts: ReadonlyMap<string, Shift>) => void;
};

/** Pixels from which on a press is a drag. */
const threshold = 3;
const still: Shift = { right: 0, down: 0 };

type Drag = { readonly ids: readonly string[]; readonly from: { readonly x: number; readonly y: number } };

/** Selects what is pressed and moves what is selected; while it is dragged only the stage knows. */
export function useDrag({ known, onMove, onSelect, selected, stage }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [shift, setShift] = useState<Shift>(still);

  const preview = (document: Document, ids: readonly string[], by: Shift) => {
    for (const id of ids) {
      const element = document.getElementById(id);
      if (!element) continue;
      const before = element.getAttribute('data-before') ?? element.getAttribute('transform') ?? '';
      const { down, right } = inUnitsOf(document, id, by);
      element.setAttribute('data-before', before);
      element.setAttribute('transform', `translate(${right} ${down}) ${before}`);
    }
  };
  const end = () => {
    setDrag(null);
    setShift(still);
  };

  return {
    shift,
    dragging: drag !== null,
    handlers: {
      onPointerDown: (event: PointerEvent<Element>) => {
        const document = stage();
        if (!document || event.button !== 0) return;
        const frame = event.currentTarget.getBoundingClientRect();
        const place = { x: event.clientX - frame.x, y: event.clientY - frame.y };
        const id = elementAt(document, place, known);
        const add = event.shiftKey || event.ctrlKey || event.metaKey;
        const isSelected = id !== null && selected.includes(id);
        if (!isSelected || add) onSelect(id, add);
        if (id === null || add) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const ids = isSelected ? selected : [id];
        setDrag({ ids: ids.filter((one) => boxOf(document, one)), from: { x: event.clientX, y: event.clientY } });
      },
      onPointerMove: (event: PointerEvent<Element>) => {
        const document = stage();
        if (!drag || !document) return;
        const by = { right: event.clientX - drag.from.x, down: event.clientY - drag.from.y };
        if (shift === still && Math.hypot(by.right, by.down) < threshold) return;
        preview(document, drag.ids, by);
        setShift(by);
      },
      onPointerUp: () => {
        const document = stage();
        if (drag && document && shift !== still) {
          onMove(new Map(drag.ids.map((id) => [id, inUnitsOf(document, id, shift)])));
        }
        end();
      },
      onPointerCancel: () => {
        const document = stage();
        if (drag && document) preview(document, drag.ids, still);
        end();
      },
    },
  };
}
