import { useSyncExternalStore } from 'react';
import { readLayout, type LayoutChoice } from './layoutChoice.ts';

/** A display setting, so it is not tied to an account (decision E-27). */
const key = 'panome.layout';
const listeners = new Set<() => void>();

function read(): LayoutChoice {
  try {
    return readLayout(localStorage.getItem(key));
  } catch {
    return readLayout(null);
  }
}

let choice = read();

const tell = () => {
  show();
  listeners.forEach((listener) => listener());
};

/** What style sheets of pages have to know; the frame reads the rest, before it is drawn for the first time. */
function show(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['width'] = choice.contentWidth;
}
show();

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice = read();
    tell();
  });

/** Arranges the frame at once, here and in other tabs, and remembers it. */
export function chooseLayout(change: Partial<LayoutChoice>): void {
  choice = { ...choice, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // The choice lasts until the tab is closed.
  }
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How the frame is arranged now. */
export const useLayoutChoice = (): LayoutChoice => useSyncExternalStore(subscribe, () => choice);
