import { useSyncExternalStore } from 'react';

/** The colour of accents on the page and a tint of the ground with it: the theme's, a user's choice or a product's. */
export type Accent = { readonly accent: string; readonly tint: string };

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  // A primary colour is set in `style`, by `class`, or follows from one of the attributes of the appearance.
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const none: Accent = { accent: '', tint: '' };
let last = none;
/** The same object as long as nothing changed, as React asks for. */
function read(): Accent {
  const style = getComputedStyle(document.documentElement);
  const accent = style.getPropertyValue('--pn-color-fg-accent').trim();
  const tint = style.getPropertyValue('--pn-color-bg-accentSubtle').trim();
  if (accent !== last.accent || tint !== last.tint) last = { accent, tint };
  return last;
}
const onServer = () => none;

/** What accents look like on the page now, for what draws on a canvas. */
export const useAccent = (): Accent => useSyncExternalStore(subscribe, read, onServer);
