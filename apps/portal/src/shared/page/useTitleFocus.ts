import { useEffect, useRef } from 'react';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { arrival } from './arrival.ts';

/**
 * For the `h1` of a page that draws its own head: names the page, and takes the focus after a change of route, so that a
 * screen reader says where it is. Give the element `tabIndex={-1}`.
 */
export function useTitleFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (arrival.take()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
