import { useState } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';
import { messages } from './layerEvents.ts';
import { subscribeModals, topModal } from './modals.ts';

/**
 * `moveBefore` moves a node without removing it, so that focus and animations go on; the types of the DOM do not have
 * it everywhere.
 */
type Mover = { moveBefore?: (node: Node, child: Node | null) => void };

function move(host: HTMLElement) {
  const target = topModal() ?? document.body;
  if (host.parentElement === target) return;
  const mover: Mover = target;
  if (host.isConnected && mover.moveBefore) mover.moveBefore(host, null);
  else target.append(host);
}

/**
 * An element to draw into that is always within reach: inside the topmost modal while there is one, else at the end of
 * the body. It is the same element all the time, so nothing in it is drawn anew.
 *
 * Only for messages: what a modal must not hide.
 */
export function useMessageHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.setAttribute(messages, '');
    const follow = () => move(element);
    follow();
    // Only after mounting: HTML from a server has no such element, and hydration compares the two.
    // oxlint-disable-next-line react/set-state-in-effect
    setHost(element);
    const end = subscribeModals(follow);
    return () => {
      end();
      element.remove();
    };
  }, []);
  return host;
}
