import { lazy, type ComponentType } from 'react';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { builtRoutes } from './builtRoutes.ts';
import { pages } from './pages.ts';
import { Redirect } from './Redirect.tsx';
import { RouteGate } from './RouteGate.tsx';
import type { RouteRow } from './routeTable.ts';

const loaded = new Map<string, ComponentType>();

function pageOf(path: string): ComponentType {
  const known = loaded.get(path);
  if (known) return known;
  const page = lazy(async () => ({ default: (await pages[path]!()).Page }));
  loaded.set(path, page);
  return page;
}

/** The row of a page an address leads to, after redirects. */
export function rowOf(address: string, depth = 0): RouteRow | undefined {
  const path = address.split('?')[0]!;
  const row = builtRoutes.find((candidate) => matchPath(candidate.path, path));
  return row?.redirect !== undefined && depth < 4 ? rowOf(row.redirect, depth + 1) : row;
}

const isOutside = ({ layout }: RouteRow) => layout === 'bare' || layout === 'user';
const ranked = builtRoutes.map((row) => ({ path: row.path, row }));

/** The row that answers an address itself, a redirect among them; undefined where the not-found page does. */
export const rowAt = (pathname: string): RouteRow | undefined => matchRoutes(ranked, { pathname })?.at(-1)?.route.row;

/** Login, maintenance and their like: pages that stand outside the main frame. */
export const standsOutside = (pathname: string): boolean => {
  const row = rowAt(pathname);
  return row !== undefined && isOutside(row) && row.redirect === undefined;
};

export function routeOf(row: RouteRow): RouteObject {
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

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

/** What stands in the main frame; anything that has no page is told there, so that the menu stays. */
export const framedRoutes: readonly RouteObject[] = [...builtRoutes.filter((row) => !isOutside(row)).map(routeOf), { path: '*', element: <NotFound /> }];

/** Rows of a frame outside the main one. */
export const outsideRoutes = (layout: 'bare' | 'user'): RouteObject[] => builtRoutes.filter((row) => row.layout === layout).map(routeOf);
