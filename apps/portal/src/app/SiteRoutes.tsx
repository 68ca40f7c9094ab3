import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, useRoutes, type RouteObject } from 'react-router-dom';
import { preload } from '../shared/routing/preload.ts';
import { builtRoutes } from './builtRoutes.ts';
import { pages } from './pages.ts';
import { Redirect } from './Redirect.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteGate } from './RouteGate.tsx';
import type { RouteRow } from './routeTable.ts';
import { UserLayout } from './UserLayout.tsx';

const loaded = new Map<string, ComponentType>();

function pageOf(path: string): ComponentType {
  const known = loaded.get(path);
  if (known) return known;
  const page = lazy(async () => ({ default: (await pages[path]!()).Page }));
  loaded.set(path, page);
  return page;
}

const loadMain = () => import('./MainLayout.tsx');
const loadCentre = () => import('./CentreLayout.tsx');
// The frames of the pages behind login: whoever is about to log in does not wait for them (performance goal of the shell).
const MainLayout = lazy(async () => ({ default: (await loadMain()).MainLayout }));
const CentreLayout = lazy(async () => ({ default: (await loadCentre()).CentreLayout }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

/** The row of a page an address leads to, after redirects. */
function rowOf(address: string, depth = 0): RouteRow | undefined {
  const path = address.split('?')[0]!;
  const row = builtRoutes.find((candidate) => matchPath(candidate.path, path));
  return row?.redirect !== undefined && depth < 4 ? rowOf(row.redirect, depth + 1) : row;
}

/** Fetches the code behind an address; what fails here is fetched, and told, when the page is opened. */
export function preloadPage(address: string): void {
  const row = rowOf(address);
  if (!row) return;
  const frames = row.layout === 'centre' ? [loadMain, loadCentre] : [loadMain];
  for (const load of [...frames, pages[row.path]]) void load?.().catch(() => undefined);
}

function routeOf(row: RouteRow): RouteObject {
  if (row.redirect !== undefined) return { path: row.path, element: <Redirect to={row.redirect} /> };
  const Page = pageOf(row.path);
  return {
    path: row.path,
    element: (
      <RouteGate key={row.path} row={row}>
        <Page />
      </RouteGate>
    ),
  };
}

const inLayout = (layout: NonNullable<RouteRow['layout']>) => builtRoutes.filter((row) => (row.layout ?? 'main') === layout).map(routeOf);

/** Every built route in its frame; anything else is the not-found page, inside the main frame so that the menu stays. */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      ...inLayout('bare'),
      { element: <UserLayout />, children: inLayout('user') },
      {
        element: (
          <Suspense>
            <MainLayout />
          </Suspense>
        ),
        children: [...inLayout('main'), { element: <CentreLayout />, children: inLayout('centre') }, { path: '*', element: <NotFound /> }],
      },
    ],
  },
];

preload.use(preloadPage);

/** The page of the current address. */
export const SiteRoutes = () => useRoutes(routes);
