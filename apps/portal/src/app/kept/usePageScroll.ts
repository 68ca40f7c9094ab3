import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { openTabs } from '../../shared/routing/openTabs.ts';

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

/** What an address wants to be shown: `?anchor=` or a second `#` (decision E-50). */
const anchorOf = ({ hash, search }: Location) =>
  new URLSearchParams(search).get('anchor') ?? decodeURIComponent(hash.slice(1));

/**
 * Every open page has its own place: a new one begins at its top, one that comes back stands where it was left, also
 * after a reload (FE-05).
 */
export function usePageScroll(key: string, location: Location | undefined, outlet: HTMLElement): void {
  const type = useNavigationType();
  const address = location && `${location.pathname}${location.search}`;
  const left = useRef(openTabs.get());
  const now = useRef({ address, anchor: '', type });
  useLayoutEffect(() => void (now.current = { address, anchor: location ? anchorOf(location) : '', type }));

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = before);
  }, []);

  useLayoutEffect(() => {
    const tab = left.current.find(({ id }) => id === key);
    // A link to another state of a page, such as a list without its filter, is no way back to where that page was.
    const returns = tab && (now.current.type === 'POP' || tab.address === now.current.address);
    const stop = now.current.anchor ? undefined : whenReady(outlet, scrollTo(returns ? (tab.scroll ?? 0) : 0));
    let top = window.scrollY;
    const follow = () => (top = window.scrollY);
    const save = () => openTabs.scrolled(key, Math.round(top));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      stop?.();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', save);
      save();
      left.current = openTabs.get();
    };
  }, [key, outlet]);

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
