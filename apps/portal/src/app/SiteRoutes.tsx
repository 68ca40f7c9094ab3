import { useRoutes, type RouteObject } from 'react-router-dom';
import { preload } from '../shared/routing/preload.ts';
import { outsideRoutes } from './outsideRoutes.ts';
import { RootLayout } from './RootLayout.tsx';
import { UserLayout } from './UserLayout.tsx';

/** The pages outside the main frame. All others are shown by the main frame, which keeps them alive (decision 014). */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      ...outsideRoutes('bare'),
      { element: <UserLayout />, children: outsideRoutes('user') },
      { path: '*', element: null },
    ],
  },
];

// The table of all pages is fetched when it is first asked: whoever only looks at login does not wait for it.
preload.use(
  (address) => void import('./preloadPage.ts').then(({ preloadPage }) => preloadPage(address)).catch(() => undefined),
);

/** The page of the current address. */
export const SiteRoutes = () => useRoutes(routes);
