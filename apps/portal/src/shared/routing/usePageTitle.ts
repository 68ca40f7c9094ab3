import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openTabs } from './openTabs.ts';
import { tabKey } from './tabKey.ts';

export const productName = 'Panome 全组学云';

const windowTitle = (title: string) => (title ? `${title} · ${productName}` : productName);

/** Names the page in the window's title and on its tab: the object's name rather than the function's. */
export function usePageTitle(title: string): void {
  const { pathname, search } = useLocation();
  const key = tabKey(pathname, search);
  useEffect(() => {
    document.title = windowTitle(title);
    if (title) openTabs.rename(key, title);
  }, [key, title]);
}

/**
 * Opens the tab of a route and names the window after it, until the page says its own name. Layout effects come before
 * the effects of the page within: a page that draws at once would otherwise lose its name to its route's.
 */
export function useRouteTab(title: string, hasTab: boolean): void {
  const { pathname, search } = useLocation();
  const key = tabKey(pathname, search);
  useLayoutEffect(() => {
    document.title = windowTitle(title);
  }, [key, title]);
  useLayoutEffect(() => {
    if (hasTab) openTabs.visit({ id: key, address: `${pathname}${search}`, title, route: title });
  }, [hasTab, key, pathname, search, title]);
}
