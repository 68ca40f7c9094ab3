import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { arrival } from '../../shared/page/arrival.ts';
import { alivePages, keepPages, movePages, type KeptPage as Kept } from '../../shared/routing/keepPages.ts';
import { openTabs } from '../../shared/routing/openTabs.ts';
import { tabKey } from '../../shared/routing/tabKey.ts';
import { unsavedPages } from '../../shared/routing/unsavedPages.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useLayoutChoice } from '../../shared/theme/layoutStore.ts';
import { framedRoutes, rowAt } from '../pageRoutes.tsx';
import { KeptPage } from './KeptPage.tsx';
import { movedTo, useLeft, useMoveMarks, useStand } from './moved.ts';
import { useDropReads } from './useDropReads.ts';
import { usePageScroll } from './usePageScroll.ts';

/** Whether an address belongs to a route that is kept alive even without tabs. */
const isKeptRoute = (address: string) => rowAt(address.split('?')[0]!)?.keepAlive ?? false;

const routes = [...framedRoutes];
// Only the way back to a new form leads on, after its first save.
const LeadOn = lazy(async () => ({ default: (await import('../../shared/routing/LeadOn.tsx')).LeadOn }));
/** A redirect needs only the parameters of the address, so it is not kept as a page. */
const Redirect = () => useRoutes(routes);

/** Which pages may stay, besides those with unsaved input. */
function useAllowed(): readonly string[] {
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get);
  const { multiTab } = useLayoutChoice();
  return useMemo(
    () => tabs.filter(({ address }) => multiTab || isKeptRoute(address)).map(({ id }) => id),
    [multiTab, tabs],
  );
}

/** The open pages, of which one is in sight. `outlet` is where that one stands. */
export function KeptPages({ outlet }: { outlet: HTMLElement }) {
  const location = useLocation();
  const user = useSession()?.email;
  const allowed = useAllowed();
  useSyncExternalStore(unsavedPages.subscribe, unsavedPages.get);
  const [kept, setKept] = useState<readonly Kept<Location>[]>([]);

  const row = rowAt(location.pathname);
  const key = tabKey(location.pathname, location.search);
  const left = useLeft(location, key);
  const current = row?.redirect === undefined && left === undefined ? { key, location, user } : undefined;
  const last = current?.key ?? openTabs.recent()[0] ?? '';
  const alive = alivePages({ current: last, allowed, recent: openTabs.recent(), unsaved: unsavedPages.has });
  const next = keepPages(movePages(kept, last, movedTo), {
    current,
    alive,
    ending:
      user === undefined &&
      row !== undefined &&
      !row.open &&
      kept.some((page) => page.key === last && page.user !== undefined),
  });
  if (next !== kept) setKept(next);

  const inSight = next.find((page) => page.key === last)?.id ?? '';
  useMoveMarks(next);
  useStand(inSight, current?.location.key);
  useLayoutEffect(() => unsavedPages.show(last), [last]);
  // Marks the arrival when a page is left: the first page of a visit leaves the focus where the browser put it.
  useLayoutEffect(() => arrival.mark, [inSight]);
  usePageScroll({ id: inSight, key: last }, current?.location, outlet);
  const dropReads = useDropReads();
  const close = useCallback(
    (id: string, pageKey: string) => {
      unsavedPages.close(pageKey);
      dropReads(id);
    },
    [dropReads],
  );
  return (
    <>
      {next.map((page) => (
        <KeptPage
          id={page.id}
          key={page.id}
          location={page.location}
          onClose={close}
          outlet={outlet}
          pageKey={page.key}
          shown={page.key === last}
        />
      ))}
      <Suspense>{left !== undefined && <LeadOn to={left} />}</Suspense>
      {row?.redirect !== undefined && <Redirect />}
    </>
  );
}
