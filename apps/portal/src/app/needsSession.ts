import { matchPath } from 'react-router-dom';
import type { RouteRow } from './routeRow.ts';

/** Whether the page at a path can only be seen when logged in. */
export function needsSession(rows: readonly RouteRow[], pathname: string): boolean {
  const row = rows.find(({ path }) => path !== '/*' && matchPath({ path, end: true }, pathname));
  return row !== undefined && !row.open;
}
