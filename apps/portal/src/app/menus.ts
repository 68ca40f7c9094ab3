import type { AreaName } from '@panome/contract';
import { permitsRoute } from '@panome/ui/permission-guard';
import { builtRoutes } from './builtRoutes.ts';
import type { RouteRow } from './routeRow.ts';

const allowed = (row: RouteRow, marks: readonly string[], loggedIn: boolean) =>
  (row.open || loggedIn) && permitsRoute(row, marks);

/**
 * The areas of the site: rows of one segment that are not hidden, in the order of the route table, without areas of
 * content that nobody has `filled`.
 */
export const topMenu = (marks: readonly string[], loggedIn: boolean, filled: readonly AreaName[]) =>
  builtRoutes
    .filter((row) => /^\/[^/]+$/.test(row.path) && !row.hidden && allowed(row, marks, loggedIn))
    .filter(({ area }) => area === undefined || filled.includes(area))
    .map((row) => ({ href: `#${row.path}`, label: row.title }));

const projects = '/data-collection/my-contracts/contract-list';
/** Pages that lie below no entry of the menus by their address, and the entry that leads to them. */
const below: readonly (readonly [RegExp, string])[] = [
  [/^\/data-collection\/report\//, projects],
  [/^\/data-collection\/sample\/operation$/, '/data-collection/sample/status'],
  [/^\/data-collection\/sample\/[a-z]+-collection$/, '/data-collection/sample/collection-list'],
  [/^\/modular\//, '/flows/analysis-list'],
  [/^\/[a-z-]+-modular\//, '/data-collection'],
  [/^\/view-article\//, '/tutorials/artical-list'],
];

/** Where an address stands in the menus: at the entry that leads to it, for pages that have none of their own. */
export const markedAt = (pathname: string): string => below.find(([form]) => form.test(pathname))?.[1] ?? pathname;

/** A page of the side menu, or some under one heading. */
export type CentreEntry =
  | RouteRow
  | { readonly label: string; readonly icon: string; readonly rows: readonly RouteRow[] };

const groups = [
  { under: '/data-collection/sample/', label: '样本信息', icon: 'flask-conical' },
  { under: '/data-collection/my-contracts/', label: '我的报告', icon: 'file-text' },
] as const;
const groupOf = ({ path }: RouteRow) => groups.find(({ under }) => path.startsWith(under));

/**
 * The pages of the project centre, or of the staff's side, that are not hidden, those of one matter under its heading;
 * one alone needs none.
 */
export function centreMenu(marks: readonly string[], layout: 'centre' | 'staff' = 'centre'): readonly CentreEntry[] {
  const rows = builtRoutes.filter(
    (row) => row.layout === layout && row.icon !== undefined && !row.hidden && allowed(row, marks, true),
  );
  return rows.flatMap((row): CentreEntry[] => {
    const group = groupOf(row);
    const members = group ? rows.filter((one) => groupOf(one) === group) : [row];
    if (!group || members.length === 1) return [row];
    return members[0] === row ? [{ label: group.label, icon: group.icon, rows: members }] : [];
  });
}
