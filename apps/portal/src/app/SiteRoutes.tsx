import { useRoutes, type RouteObject } from 'react-router-dom';
import { preload } from '../shared/routing/preload.ts';
import { outsideRoutes, rowOf } from './pageRoutes.tsx';
import { pages } from './pages.ts';
import { loadCentre, loadMain } from './loadFrames.ts';
import { RootLayout } from './RootLayout.tsx';
import { UserLayout } from './UserLayout.tsx';

/** Fetches the code behind an address; what fails here is fetched, and told, when the page is opened. */
export function preloadPage(address: string): void {
  const row = rowOf(address);
  if (!row) return;
  const frames = row.layout === 'centre' ? [loadMain, loadCentre] : [loadMain];
  for (const load of [...frames, pages[row.path]]) void load?.().catch(() => undefined);
}

/** Pages outside the main frame; all others are its business, which keeps them alive (decision 014). */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [...outsideRoutes('bare'), { element: <UserLayout />, children: outsideRoutes('user') }, { path: '*', element: null }],
  },
];

preload.use(preloadPage);

/** The page of the current address. */
export const SiteRoutes = () => useRoutes(routes);
