import { useLayoutEffect, useMemo, useRef, use, type ReactNode } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';
import { openTabs } from '../../shared/routing/openTabs.ts';
import { tabKey } from '../../shared/routing/tabKey.ts';
import { rowAt } from '../pageRoutes.tsx';

type OwnNavigationProps = { readonly id: string; readonly shown: boolean; readonly children: ReactNode };

/**
 * Where a page that is hidden wants to go, e.g. because its form was sent meanwhile, becomes a tab; the address belongs
 * to the page in sight.
 */
function openBehind(to: To, id: string): void {
  const address = typeof to === 'string' ? to : createPath(to);
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);
  const key = tabKey(pathname, search);
  const row = rowAt(pathname);
  if (key !== id && row && row.redirect === undefined)
    openTabs.add({ id: key, address, title: row.title, route: row.title });
}

/** Keeps a hidden page from changing the address. */
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
        replace: (...args: Parameters<typeof navigator.replace>) =>
          isShown.current ? navigator.replace(...args) : openBehind(args[0], id),
      },
    };
  }, [id, outer]);
  return <NavigationContext value={own}>{children}</NavigationContext>;
}
