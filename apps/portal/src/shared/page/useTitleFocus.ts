import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { arrival } from './arrival.ts';

/**
 * For the `h1` of a page that draws its own head: names the page, and takes the focus after a change of route, so that
 * a screen reader says where it is; also from a title that it replaces, as that of a page that was loading. Give the
 * element `tabIndex={-1}`.
 */
export function useTitleFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (arrival.take()) heading.current?.focus({ preventScroll: true });
  }, []);
  // A page that is loading, or fails, has a title of its own: the next one is where the reader goes on. Only before the
  // element is taken away the focus is still known.
  useLayoutEffect(() => {
    const page = heading.current?.closest('main');
    return () => void (page?.contains(document.activeElement) && arrival.leave());
  }, []);
  return heading;
}
