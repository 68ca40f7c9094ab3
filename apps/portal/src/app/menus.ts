import { permitsRoute } from '@panome/ui/permission-guard';
import { builtRoutes } from './builtRoutes.ts';
import type { RouteRow } from './routeTable.ts';

const allowed = (row: RouteRow, marks: readonly string[], loggedIn: boolean) => (row.open || loggedIn) && permitsRoute(row, marks);

/** The areas of the site: rows of one segment that are not hidden, in the order of the route table. */
export const topMenu = (marks: readonly string[], loggedIn: boolean) =>
  builtRoutes
    .filter((row) => /^\/[^/]+$/.test(row.path) && !row.hidden && allowed(row, marks, loggedIn))
    .map((row) => ({ href: `#${row.path}`, label: row.title }));

/** The pages of the project centre that are not hidden. */
export const centreMenu = (marks: readonly string[]) =>
  builtRoutes.filter((row) => row.layout === 'centre' && row.icon !== undefined && !row.hidden && allowed(row, marks, true));
