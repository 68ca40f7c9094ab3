import { afterEach, expect, it } from 'vitest';
import { openTabs, type OpenTab } from './openTabs.ts';

const tab = (id: string, address = `/${id}`): OpenTab => ({ id, title: id, address });
const ids = () => openTabs.get().map(({ id }) => id);

afterEach(() => openTabs.replace([]));

it('gives the tab of a page that led on to the page it led to', () => {
  for (const id of ['home', 'new', 'files']) openTabs.visit(tab(id));
  openTabs.visit(tab('new'));
  openTabs.leave('new');
  openTabs.visit(tab('report'));
  expect(ids()).toEqual(['home', 'report', 'files']);
  expect(openTabs.recent()[0]).toBe('report');
  openTabs.visit(tab('list'));
  expect(ids()).toEqual(['home', 'report', 'files', 'list']);
});

it('takes the tab of a page that led on to one that is open already', () => {
  for (const id of ['report', 'files', 'new']) openTabs.visit(tab(id));
  openTabs.leave('new');
  openTabs.visit(tab('report', '/report?page=2'));
  expect(openTabs.get()).toEqual([tab('report', '/report?page=2'), tab('files')]);
});

it('turns a hidden page into the one that it leads to, without opening it', () => {
  for (const id of ['form', 'files']) openTabs.visit(tab(id));
  openTabs.add(tab('task'), 'form');
  expect(ids()).toEqual(['task', 'files']);
  expect(openTabs.recent()[0]).toBe('files');
});

it('a hidden page that becomes another one stays among the latest used', () => {
  for (const id of ['new', 'files']) openTabs.visit(tab(id));
  openTabs.add(tab('record'), 'new');
  expect(openTabs.recent()).toEqual(['files', 'record']);
});
