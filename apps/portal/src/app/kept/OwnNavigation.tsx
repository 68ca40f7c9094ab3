import { useLayoutEffect, useMemo, useRef, use, type ReactNode } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';
import { openTabs } from '../../shared/routing/openTabs.ts';
import { tabKey } from '../../shared/routing/tabKey.ts';
import { rowAt } from '../pageRoutes.tsx';

type OwnNavigationProps = { readonly id: string; readonly shown: boolean; readonly children: ReactNode };

function pageAt(to: To) {
  const address = typeof to === 'string' ? to : createPath(to);
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);
  return { address, key: tabKey(pathname, search), row: rowAt(pathname) };
}

/**
 * Where a page that is hidden wants to go, e.g. because its form was sent meanwhile, becomes a tab; the address belongs
 * to the page in sight.
 * @param from - The page whose tab it takes, if any.
 */
function openBehind(to: To, id: string, from?: string): void {
  const { address, key, row } = pageAt(to);
  if (key !== id && row && row.redirect === undefined)
    openTabs.add({ id: key, address, title: row.title, route: row.title }, from);
}

/** A page that is replaced by another one was only the way there: a tab of its own would lead nowhere. */
function leadOn(to: To, id: string): void {
  if (pageAt(to).key !== id) openTabs.leave(id);
}

/** Keeps a hidden page from changing the address, and tabs to pages that led on. */
export function OwnNavigation({ children, id, shown }: OwnNavigationProps) {
  const outer = use(NavigationContext);
  const isShown = useRef(shown);
  useLayoutEffect(() => {
    isShown.current = shown;
    return () => void (isShown.current = false);
  }, [shown]);
  const own = useMemo(() => {
    const { navigator } = outer;
    return {
      ...outer,
      navigator: {
        createHref: (to: To) => navigator.createHref(to),
        encodeLocation: (to: To) => navigator.encodeLocation?.(to) ?? new URL(navigator.createHref(to), location.href),
        go: (delta: number) => navigator.go(delta),
        push: (...args: Parameters<typeof navigator.push>) =>
          isShown.current ? navigator.push(...args) : openBehind(args[0], id),
        replace: (...args: Parameters<typeof navigator.replace>) => {
          if (!isShown.current) return openBehind(args[0], id, id);
          leadOn(args[0], id);
          navigator.replace(...args);
        },
      },
    };
  }, [id, outer]);
  return <NavigationContext value={own}>{children}</NavigationContext>;
}
