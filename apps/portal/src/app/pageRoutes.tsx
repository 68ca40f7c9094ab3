import { lazy } from 'react';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { builtPages } from '../shared/routing/builtPages.ts';
import { builtRoutes } from './builtRoutes.ts';
import { loadPart } from '../shared/routing/loadPart.ts';
import { frameRules } from './frameRules.ts';
import { needsSession } from './needsSession.ts';
import { pages } from './pages.ts';
import { routeOf } from './routeOf.tsx';
import type { RouteRow } from './routeRow.ts';

/** The row of a page an address leads to, after redirects. */
export function rowOf(address: string, depth = 0): RouteRow | undefined {
  const path = address.split('?')[0]!;
  const row = builtRoutes.find((candidate) => matchPath(candidate.path, path));
  return row?.redirect !== undefined && depth < 4 ? rowOf(row.redirect, depth + 1) : row;
}

const ranked = builtRoutes.map((row) => ({ path: row.path, row }));

/** The row that answers an address itself, a redirect among them; undefined where the not-found page does. */
export const rowAt = (pathname: string): RouteRow | undefined => matchRoutes(ranked, { pathname })?.at(-1)?.route.row;

const NotFound = lazy(async () => ({ default: (await loadPart(() => import('./NotFound.tsx'))).NotFound }));
const isFramed = ({ layout }: RouteRow) => layout !== 'bare' && layout !== 'user';

/** What stands in the main frame; anything that has no page is told there, so that the menu stays. */
export const framedRoutes: readonly RouteObject[] = [
  ...builtRoutes.filter(isFramed).map((row) => routeOf(row, pages)),
  { path: '*', element: <NotFound /> },
];

frameRules.use({ needsSession: (pathname) => needsSession(builtRoutes, pathname) });
builtPages.use(builtRoutes);
