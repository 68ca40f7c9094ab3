import { expect, it } from 'vitest';
import { tabKey } from './tabKey.ts';

it('is the same for every state of a page, and differs between objects', () => {
  expect(tabKey('/tools/detail', '?id=pca&page=2')).toBe('/tools/detail?id=pca');
  expect(tabKey('/tools/detail', '?mission_id=1')).not.toBe(tabKey('/tools/detail', '?mission_id=2'));
});

it('takes the parts of a contract for one page, with and without a slash at the end', () => {
  const page = '/data-collection/report/1/c1/PA%2F2026';
  expect(
    ['', '/', '/list', '/list/', '/origin-data', '/enquiry/'].map((part) => tabKey(page + part, '?project=p1')),
  ).toEqual(Array.from({ length: 6 }, () => page));
  expect(tabKey('/data-collection/report/1/c2/PA%2F2026/list', '')).not.toBe(page);
});

it('takes the form that runs a task again for the page of that task', () => {
  expect(tabKey('/tools/detail', '?id=pca&redo=7')).toBe(tabKey('/tools/detail', '?mission_id=7&tab=tables'));
  expect(tabKey('/tools/detail', '?id=pca&redo=7')).not.toBe(tabKey('/tools/detail', '?id=pca'));
});

it('takes a list with an open drawer for the list', () => {
  expect(tabKey('/data-collection/after-sales-list', '?id=a1&state=waiting')).toBe('/data-collection/after-sales-list');
  expect(tabKey('/staff/accounts', '?id=a1')).toBe('/staff/accounts');
});

it('takes the pages of a family on one project for one page, and those of another project for another', () => {
  const project = '/micro-modular/micro/micro-1/2/1/p1/0';
  expect(['/tool-view', '/mission-list', ''].map((page) => tabKey(project + page, '?tool=pca'))).toEqual([
    project,
    project,
    project,
  ]);
  expect(tabKey('/micro-modular/micro/micro-1/2/1/p2/0/tool-view', '')).not.toBe(project);
  expect(tabKey('/modular/micro/micro-1/reports', '')).toBe('/modular/micro/micro-1');
});
