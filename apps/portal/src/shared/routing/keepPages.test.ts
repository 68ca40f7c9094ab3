import { expect, it } from 'vitest';
import { alivePages, keepPages, type KeptPage } from './keepPages.ts';

const page = (key: string, location = `/${key}`, user: string | undefined = 'a'): KeptPage<string> => ({
  key,
  location,
  user,
});
const all = new Set(['one', 'two', 'three']);
const none = () => false;

it('keeps twelve pages, the latest used, and the one in sight', () => {
  const recent = Array.from({ length: 20 }, (_, at) => `p${at}`);
  const alive = alivePages({ current: 'new', allowed: recent, recent, unsaved: none });
  expect([...alive]).toEqual(['new', ...recent.slice(0, 11)]);
});

it('never gives up unsaved input, however long ago', () => {
  const recent = Array.from({ length: 20 }, (_, at) => `p${at}`);
  expect(alivePages({ current: 'p0', allowed: recent, recent, unsaved: (key) => key === 'p19' }, 3)).toEqual(
    new Set(['p0', 'p19', 'p1']),
  );
});

it('without tabs keeps only the routes that are always kept', () => {
  expect(alivePages({ current: 'one', allowed: ['three'], recent: ['one', 'two', 'three'], unsaved: none })).toEqual(
    new Set(['one', 'three']),
  );
});

it('a hidden page keeps its address when the address of the window changes', () => {
  const first = keepPages([], { current: page('one', '/one?page=3'), ending: false, alive: all });
  const second = keepPages(first, { current: page('two'), ending: false, alive: all });
  expect(second).toEqual([page('one', '/one?page=3'), page('two')]);
  expect(keepPages(second, { current: page('two', '/two?q=x'), ending: false, alive: all })[0]).toBe(second[0]);
});

it('gives the same list while nothing changes and during a redirect', () => {
  const kept = keepPages([], { current: page('one'), ending: false, alive: all });
  expect(keepPages(kept, { current: page('one'), ending: false, alive: all })).toBe(kept);
  expect(keepPages(kept, { current: undefined, ending: false, alive: all })).toBe(kept);
});

it('closes what is not alive, but never the page in sight', () => {
  const kept = [page('one'), page('two')];
  expect(keepPages(kept, { current: page('two'), ending: false, alive: new Set() })).toEqual([page('two')]);
});

it('never shows the pages of another account', () => {
  const kept = [page('one'), page('two')];
  expect(keepPages(kept, { current: page('two', '/two', 'b'), ending: false, alive: all })).toEqual([
    page('two', '/two', 'b'),
  ]);
});

it('keeps the page in sight alone while the session ends', () => {
  const kept = [page('one'), page('two')];
  expect(keepPages(kept, { current: page('two', '/two', undefined), ending: true, alive: all })).toEqual([kept[1]]);
});
