import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** How long the list stays after the pointer has left, so that a slanted path to it does not close it. */
const leaveDelay = 250;

/** A list that a button shows: by hover it goes with the pointer, by click it stays until Escape, another click or focus elsewhere. */
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
    /** A click on a list that hover has opened keeps it: the hand that points also clicks. */
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
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state === 'closed') return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
    },
  };
}
