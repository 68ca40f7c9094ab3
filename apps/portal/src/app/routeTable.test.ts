import { areaName } from '@panome/contract';
import { filterRoutes } from '@panome/ui/permission-guard';
import { expect, it } from 'vitest';
import { builtRoutes } from './builtRoutes.ts';
import { markedAt, topMenu } from './menus.ts';
import { needsSession } from './needsSession.ts';
import { outsideRows } from './outsideRows.ts';
import { standsOutside } from './builtOutside.ts';
import { pages } from './pages.ts';
import { routeTable } from './routeTable.ts';

const pathOf = (address: string) => address.split('?')[0];

it('names every path once, with a Chinese or product title', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(routeTable.filter(({ title }) => title.trim() === '')).toEqual([]);
});

it('gives every page a row, so that none is unreachable', () => {
  const paths = new Set(routeTable.map(({ path }) => path));
  expect(Object.keys(pages).filter((path) => !paths.has(path))).toEqual([]);
});

it('redirects only to rows of the table', () => {
  const paths = new Set(routeTable.map(({ path }) => path));
  expect(
    routeTable.filter(({ redirect }) => redirect && !paths.has(pathOf(redirect)!)).map(({ path }) => path),
  ).toEqual([]);
});

it('leads on from every address above a page', () => {
  const paths = new Set(routeTable.map(({ path }) => path));
  const above = [...paths]
    .filter((path) => !/[:*]/.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/')))
    .filter((path) => path !== '');
  expect([...new Set(above)].filter((path) => !paths.has(path))).toEqual([]);
});

it('guards the children of a guarded area with its permission, or with a part of it', () => {
  for (const { path, permission } of routeTable.filter((row) => row.permission)) {
    const children = routeTable.filter((row) => row.path.startsWith(`${path}/`));
    expect(children.filter((child) => !child.permission?.every((mark) => permission!.includes(mark)))).toEqual([]);
  }
});

it('hides a guarded area and everything below it from whoever lacks its permission', () => {
  const left = (marks: readonly string[]) =>
    filterRoutes(routeTable, marks).filter(({ path }) => path.startsWith('/product-db')).length;
  expect([left(['User']), left(['User', 'ProductDb'])]).toEqual([0, 5]);
});

it('opens only what decision E-15 opens to people without a session', () => {
  const open = routeTable.filter((row) => row.open).map(({ path }) => path);
  expect(
    open.filter(
      (path) =>
        !/^\/($|\*$|home$|user(\/|$)|maintain$|tools($|\/tool-list$)|flows($|\/analysis-list$)|tutorials|view-article|news|shop|static-search|help(\/support)?$)/.test(
          path,
        ),
    ),
  ).toEqual([]);
  for (const path of ['/data-collection/file-store', '/support/message', '/tools/detail'])
    expect(needsSession(routeTable, path)).toBe(true);
});

it('shows people without a session no area that would send them to login', () => {
  const hrefs = topMenu([], false, areaName.options).map(({ href }) => href.slice(1));
  expect(hrefs.filter((path) => needsSession(builtRoutes, path))).toEqual([]);
});

it('tells pages outside the main frame without loading the table of all pages', () => {
  const outside = builtRoutes.filter(({ layout }) => layout === 'bare' || layout === 'user').map(({ path }) => path);
  expect(outside.toSorted()).toEqual(
    outsideRows
      .map(({ path }) => path)
      .filter(standsOutside)
      .toSorted(),
  );
  expect(builtRoutes.filter(({ path }) => standsOutside(path) && !outside.includes(path))).toEqual([]);
});

it.each([
  ['/data-collection/report/1/c1/HT-1/list', '/data-collection/my-contracts/contract-list'],
  ['/data-collection/report/1/c1/HT-1/', '/data-collection/my-contracts/contract-list'],
  ['/data-collection/sample/operation', '/data-collection/sample/status'],
  ['/data-collection/sample/protein-collection', '/data-collection/sample/collection-list'],
  ['/data-collection/sample/collection-list', '/data-collection/sample/collection-list'],
  ['/modular/f/v/reports', '/flows/analysis-list'],
  ['/untarget-modular/f/v/2/1/p/0/tool-view', '/data-collection'],
])('marks at %s the entry %s', (address, entry) => {
  expect(markedAt(address)).toBe(entry);
  expect(routeTable.some(({ path }) => path === entry)).toBe(true);
});
