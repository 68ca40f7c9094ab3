import { lazy, type ComponentType } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { builtRoutes } from './builtRoutes.ts';
import { CentreLayout } from './CentreLayout.tsx';
import { MainLayout } from './MainLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { pages } from './pages.ts';
import { Redirect } from './Redirect.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteError } from './RouteError.tsx';
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

/** Fetches a page's code before it is opened. */
export function preloadPage(path: string): void {
  void pages[path]?.().catch(() => undefined);
}

function routeOf(row: RouteRow): RouteObject {
  if (row.redirect !== undefined) return { path: row.path, element: <Redirect to={row.redirect} />, handle: row };
  const Page = pageOf(row.path);
  return {
    path: row.path,
    handle: row,
    errorElement: <RouteError />,
    element: (
      <RouteGate row={row}>
        <Page />
      </RouteGate>
    ),
  };
}

const inLayout = (layout: NonNullable<RouteRow['layout']>) => builtRoutes.filter((row) => (row.layout ?? 'main') === layout).map(routeOf);

/** Every built route in its frame; anything else is the not-found page, inside the main frame so that the menu stays. */
export const createRouter = () =>
  createHashRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [
        ...inLayout('bare'),
        { element: <UserLayout />, children: inLayout('user') },
        { element: <MainLayout />, children: [...inLayout('main'), { element: <CentreLayout />, children: inLayout('centre') }, { path: '*', element: <NotFound /> }] },
      ],
    },
  ]);
