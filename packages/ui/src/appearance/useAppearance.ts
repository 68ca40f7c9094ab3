import type { Appearance } from '@panome/tokens';
import { useSyncExternalStore } from 'react';
import { appearanceAttributes, readAppearance } from './readAppearance.ts';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [...appearanceAttributes] });
  return () => observer.disconnect();
}

let last: Appearance = { theme: 'light', contrast: 'normal', vision: 'normal' };
const plain = last;
/** The same object as long as nothing changed, as React asks for. */
function read(): Appearance {
  const now = readAppearance(document.documentElement);
  if (now.theme !== last.theme || now.contrast !== last.contrast || now.vision !== last.vision) last = now;
  return last;
}

/** What the page shows now: for what draws on a canvas, which does not follow CSS by itself. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, read, () => plain);
