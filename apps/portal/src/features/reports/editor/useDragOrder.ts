import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { Section } from '../api.ts';

const dragType = 'application/x-panome-section';
type Drop = { readonly id: string; readonly side: 'before' | 'after' };

/** Moving the rows of a list: by dragging, and by Alt and the arrows on a row's handle, which keeps the focus. */
export function useDragOrder(sections: readonly Section[], move: (section: Section, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const focused = useRef<string>(null);
  useEffect(() => {
    if (!focused.current) return;
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  }, [sections]);

  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const sideOf = (event: DragEvent<HTMLElement>): Drop['side'] => {
    const { height, top } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'before' : 'after';
  };

  const row = (section: Section) => ({
    draggable: true,
    'data-dragged': dragged === section.id ? '' : undefined,
    'data-drop': drop?.id === section.id && dragged !== section.id ? drop.side : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData(dragType, section.id);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(section.id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setDrop({ id: section.id, side: sideOf(event) });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      const from = sections.findIndex(({ id }) => id === event.dataTransfer.getData(dragType));
      const before = sections.indexOf(section) + (sideOf(event) === 'after' ? 1 : 0);
      end();
      // Taking a section out moves those behind it up by one.
      if (from >= 0) move(sections[from]!, from < before ? before - 1 : before);
    },
    onDragEnd: end,
  });
  const grip = (section: Section) => ({
    'data-grip': section.id,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      focused.current = section.id;
      move(section, sections.indexOf(section) + step);
    },
  });
  return { row, grip };
}
