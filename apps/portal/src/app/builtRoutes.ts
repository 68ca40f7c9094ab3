import { pages } from './pages.ts';
import { routeTable, type RouteRow } from './routeTable.ts';

const byPath = new Map(routeTable.map((row) => [row.path, row]));
const pathOf = (address: string) => address.split('?')[0]!;

/** Where a row ends after its redirects; undefined when that page is not built. */
function destination(row: RouteRow, depth = 0): RouteRow | undefined {
  if (row.redirect === undefined) return row.path in pages ? row : undefined;
  const next = byPath.get(pathOf(row.redirect));
  return next && depth < 4 ? destination(next, depth + 1) : undefined;
}

const isBuilt = (row: RouteRow) => destination(row) !== undefined;

/** The rows of the route table that lead to a page. */
export const builtRoutes: readonly RouteRow[] = routeTable.filter(isBuilt);
