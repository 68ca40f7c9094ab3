import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** How long the list stays after the pointer has left, so that a slanted path to it does not close it. */
const leaveDelay = 250;

/** Down and up go from link to link, from the button to the first; at the ends they stay. */
function step(area: HTMLElement, key: string): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [...area.querySelectorAll<HTMLElement>('button, a[href]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, Math.min(at + (key === 'ArrowDown' ? 1 : -1), stops.length - 1))]?.focus();
  return true;
}

/**
 * A list that a button shows: by hover it goes with the pointer, by click it stays until Escape, another click or focus
 * elsewhere.
 */
export function useDisclosure() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => setState('closed');
  return {
    button,
    close,
    open: state !== 'closed',
    /** A click on a list that hover has opened keeps it open: people click where they already point. */
    toggle: () => setState((now) => (now === 'pinned' ? 'closed' : 'pinned')),
    area: {
      onPointerEnter: (event: { pointerType: string }) => {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') setState((now) => (now === 'closed' ? 'hovered' : now));
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState((now) => (now === 'hovered' ? 'closed' : now)), leaveDelay);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const area = event.currentTarget;
        if (state === 'closed' && event.key === 'ArrowDown') {
          event.preventDefault();
          // The links can take the focus once they are shown.
          flushSync(() => setState('pinned'));
          step(area, event.key);
          return;
        }
        if (state !== 'closed' && step(area, event.key)) return event.preventDefault();
        if (event.key !== 'Escape' || state === 'closed') return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
    },
  };
}
