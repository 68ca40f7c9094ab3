import { useCallback, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

/** A press also ends without being released here: dragged away, or turned into a menu. */
const ends = ['mouseup', 'dragend', 'contextmenu'] as const;

function createPress() {
  let pressed = false;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = () => {
    pressed = false;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };
  const begin = () => {
    clearTimeout(timer);
    pressed = true;
  };
  /** The click follows its release in the same task, so what waits runs in the next. */
  const end = () => {
    clearTimeout(timer);
    if (pressed) timer = setTimeout(over);
  };
  /** Scroll bars take the release for themselves. */
  const move = ({ buttons }: PointerEvent) => buttons === 0 && end();

  return {
    after: (act: () => void) => {
      if (pressed) waiting.push(act);
      else act();
    },
    watch: () => {
      const watched = new AbortController();
      const how = { capture: true, passive: true, signal: watched.signal };
      // Not pointerdown: a finger has already left the glass when its press moves the focus.
      document.addEventListener('mousedown', begin, how);
      document.addEventListener('pointermove', move, how);
      for (const name of ends) document.addEventListener(name, end, how);
      return () => {
        watched.abort();
        clearTimeout(timer);
        pressed = false;
        waiting = [];
      };
    },
  };
}

/**
 * Puts off what would move the page until a press has arrived where it was aimed. A press moves the focus before it is
 * released: an error that the field it leaves then shows pushes the button away from under it, and the click is lost.
 *
 * @param act - What moves the page; that of the last render runs.
 * @returns What runs it: at once, or right after the press that is under way; not at all when the component goes.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  return useCallback(() => press.after(() => latest.current()), [press]);
}
