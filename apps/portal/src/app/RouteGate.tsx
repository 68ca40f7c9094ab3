import { permitsRoute } from '@panome/ui/permission-guard';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CallError } from '../shared/api/callError.ts';
import { Boundary } from '../shared/page/Boundary.tsx';
import { PageSkeleton } from '../shared/page/PageSkeleton.tsx';
import { loadPart } from '../shared/routing/loadPart.ts';
import { usePageIdentity } from '../shared/routing/pageIdentity.ts';
import { RouteContext } from '../shared/routing/routeContext.ts';
import { tabKey } from '../shared/routing/tabKey.ts';
import { useRouteTab } from '../shared/routing/usePageTitle.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import type { RouteRow } from './routeRow.ts';

const loadError = () => import('./RouteError.tsx');
const RouteError = lazy(async () => ({ default: (await loadError()).RouteError }));
// Not part of the first visit, but fetched ahead: it is shown when something could not be fetched.
if (typeof window !== 'undefined')
  window.addEventListener('load', () => setTimeout(() => void loadError().catch(() => undefined), 1000), {
    once: true,
  });
const unknownRights = new CallError('failure', '没有取得账号的权限，请重试');
const NotFound = lazy(async () => ({ default: (await loadPart(() => import('./NotFound.tsx'))).NotFound }));

/**
 * Lets a page through to those who may see it. Without a session: to login, and back afterwards. Without the permission
 * the route does not exist, as the specification demands.
 */
export function RouteGate({ children, row }: { row: RouteRow; children: ReactNode }) {
  const { error, loggedIn, marks, settled } = useAccess();
  const [admitted] = useState(loggedIn);
  const { pathname, search } = useLocation();
  const { id } = usePageIdentity();
  useRouteTab(row.title, row.layout !== 'bare' && row.layout !== 'user' && (row.open || loggedIn));

  // The session ended while the page was open: `RootLayout` knows why, and leads to login or home.
  if (!row.open && !loggedIn && admitted) return null;
  if (!row.open && !loggedIn)
    return <Navigate replace to={`/user/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`} />;
  if (row.permission && loggedIn && !marks)
    return settled ? (
      <Suspense fallback={<PageSkeleton />}>
        <RouteError error={error ?? unknownRights} />
      </Suspense>
    ) : (
      <PageSkeleton />
    );
  if (!permitsRoute(row, marks ?? [])) return <NotFound />;
  return (
    <RouteContext value={{ path: row.path, title: row.title, notFound: <NotFound /> }}>
      <Suspense fallback={<PageSkeleton />}>
        <Boundary fallback={(_retry, error) => <RouteError error={error} />} key={id || tabKey(pathname, search)}>
          {children}
        </Boundary>
      </Suspense>
    </RouteContext>
  );
}
