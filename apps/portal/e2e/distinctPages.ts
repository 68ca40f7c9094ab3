import { builtRoutes } from '../src/app/builtRoutes.ts';
import { pages } from '../src/app/pages.ts';

/**
 * Routes of the pages a logged-in person can stay on, each page once: addresses that show the same page differ in their
 * data only. Redirects and login lead away; maintenance shows itself only while there is some.
 */
export const distinctPages = builtRoutes.filter(
  ({ layout, path, redirect }, at, routes) =>
    redirect === undefined &&
    layout !== 'user' &&
    path !== '/maintain' &&
    routes.findIndex((other) => pages[other.path] === pages[path]) === at,
);

/** Any value will do for an id: a page must be as good when it has nothing to show. */
export const addressOf = (path: string) => `/#${path.replace(/:\w+/g, 'none')}`;
