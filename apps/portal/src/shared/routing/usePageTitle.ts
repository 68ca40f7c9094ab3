import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openTabs } from './openTabs.ts';
import { tabKey } from './tabKey.ts';

export const productName = 'Panome 全组学云';

/** Names the page in the window's title and on its tab: the object's name rather than the function's. */
export function usePageTitle(title: string): void {
  const { pathname, search } = useLocation();
  const key = tabKey(pathname, search);
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
    if (title) openTabs.rename(key, title);
  }, [key, title]);
}
