import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import type { PageIdentity } from '../../shared/routing/pageIdentity.ts';
import { openTabs } from '../../shared/routing/openTabs.ts';
import { anchorOf } from './anchorOf.ts';

/** How long a page may take to become as high as it was, in ms. */
const patience = 5_000;
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Tries again whenever the page grows, until it is there, the reader takes over, or patience ends.
 * @returns how to stop.
 */
function whenReady(outlet: HTMLElement, tryIt: () => boolean): () => void {
  if (tryIt()) return () => undefined;
  const observer = new ResizeObserver(() => tryIt() && stop());
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  observer.observe(outlet);
  return stop;
}

const scrollTo = (top: number) => () => {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
};

/** How far each step of the history was scrolled when it was left, in px; forgotten with the window. */
const places = new Map<string, number>();
const most = 500;

type Step = { readonly entry: string; readonly type: string; readonly pathname: string; readonly keeps: boolean };

/**
 * Where a step begins, in px; undefined where the page stays as it is, since only its state has changed.
 *
 * @param former - The path before, where it belongs to the same page.
 * @param left - Where the page was left when it was last in sight.
 */
function placeOf({ entry, keeps, pathname, type }: Step, former: string | undefined, left = 0): number | undefined {
  if (type === 'POP') return places.get(entry) ?? (former === undefined ? left : undefined);
  if (former === undefined) return keeps ? left : 0;
  return type === 'PUSH' && former !== pathname ? 0 : undefined;
}

/**
 * A link leads to the top of its page; the way back, a reload and a tab lead to where the page was left (specification
 * 2, FE-05).
 */
export function usePageScroll({ id, key }: PageIdentity, location: Location | undefined, outlet: HTMLElement): void {
  const type = useNavigationType();
  const entry = location?.key ?? '';
  const pathname = location?.pathname ?? '';
  const keeps = (location?.state as { keepsPlace?: boolean } | null | undefined)?.keepsPlace === true;
  const left = useRef(openTabs.get());
  const before = useRef({ id: '', pathname: '' });
  const now = useRef({ anchor: '', type, keeps });
  useLayoutEffect(() => void (now.current = { anchor: location ? anchorOf(location) : '', type, keeps }));

  useEffect(() => {
    const browsers = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = browsers);
  }, []);

  useLayoutEffect(() => {
    // Another page is on its way.
    if (!entry) return undefined;
    const { anchor, ...step } = now.current;
    const former = before.current.id === id ? before.current.pathname : undefined;
    before.current = { id, pathname };
    const place = placeOf({ entry, pathname, ...step }, former, left.current.find(({ id }) => id === key)?.scroll);
    const stop = anchor || place === undefined ? undefined : whenReady(outlet, scrollTo(place));
    let top = window.scrollY;
    const follow = () => (top = window.scrollY);
    const save = () => {
      if (places.size >= most) places.clear();
      places.set(entry, Math.round(top));
      openTabs.scrolled(key, Math.round(top));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      stop?.();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', save);
      save();
      left.current = openTabs.get();
    };
  }, [entry, id, key, outlet, pathname]);

  useEffect(() => {
    const anchor = location && anchorOf(location);
    if (!anchor) return;
    return whenReady(outlet, () => {
      const element = document.getElementById(anchor);
      element?.scrollIntoView();
      return element !== null;
    });
  }, [location, outlet]);
}
