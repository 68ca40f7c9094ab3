import { useEffect, useId, useSyncExternalStore } from 'react';
import { subscribeModals, topModal } from './modals.ts';

/** Who waits, in order, and the one that was let in. */
let queue: readonly string[] = [];
let current: string | undefined;
const listeners = new Set<() => void>();

function advance() {
  // One that was let in keeps its turn until it no longer wants it.
  if (current === undefined && queue.length > 0 && !topModal()) current = queue[0];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = subscribeModals(advance);
  return () => {
    listeners.delete(listener);
    end();
  };
}

const getServer = () => undefined;

/**
 * Lets windows that open by themselves wait for each other, and for every window that the reader opened: one at a time,
 * in the order in which they asked.
 *
 * Give the answer to `open`: `<Dialog open={useModalTurn(due)}>`. What answers a press needs no turn.
 *
 * @param wanted - The window has something to show. Its turn ends when this turns false.
 */
export function useModalTurn(wanted: boolean): boolean {
  const id = useId();
  const turn = useSyncExternalStore(subscribe, () => current, getServer);
  useEffect(() => {
    if (!wanted) return;
    queue = [...queue, id];
    advance();
    return () => {
      queue = queue.filter((waiting) => waiting !== id);
      if (current === id) current = undefined;
      // The window that closes is still on the page; the next one checks again when it has been removed.
      queueMicrotask(advance);
    };
  }, [id, wanted]);
  return wanted && turn === id;
}
