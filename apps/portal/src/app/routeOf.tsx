import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadPart } from '../shared/routing/loadPart.ts';
import type { PageTable } from '../shared/routing/pageTable.ts';
import { Redirect } from './Redirect.tsx';
import { RouteGate } from './RouteGate.tsx';
import type { RouteRow } from './routeRow.ts';

const loaded = new Map<string, ComponentType>();

function pageOf(pages: PageTable, path: string): ComponentType {
  const known = loaded.get(path);
  if (known) return known;
  const page = lazy(async () => ({ default: (await loadPart(pages[path]!)).Page }));
  loaded.set(path, page);
  return page;
}

/** The route of a row whose page, if it is no redirect, lies in `pages`. */
export function routeOf(row: RouteRow, pages: PageTable): RouteObject {
  if (row.redirect !== undefined) return { path: row.path, element: <Redirect to={row.redirect} /> };
  const Page = pageOf(pages, row.path);
  return {
    path: row.path,
    element: (
      <RouteGate key={row.path} row={row}>
        <Page />
      </RouteGate>
    ),
  };
}
