import { expect, it } from 'vitest';
import { alivePages, keepPages, movePages, type KeptPage } from './keepPages.ts';

const page = (key: string, location = `/${key}`, user: string | undefined = 'a'): KeptPage<string> => ({
  id: key,
  key,
  location,
  user,
});
const ofKey = (kept: readonly KeptPage<string>[]) => kept.map((one) => ({ ...one, id: one.key }));
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
  expect(ofKey(second)).toEqual([page('one', '/one?page=3'), page('two')]);
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
  const theirs = keepPages(kept, { current: page('two', '/two', 'b'), ending: false, alive: all });
  expect(ofKey(theirs)).toEqual([page('two', '/two', 'b')]);
  expect(theirs[0]!.id).not.toBe('two');
});

it('keeps the page in sight alone while the session ends', () => {
  const kept = [page('one'), page('two')];
  expect(keepPages(kept, { current: page('two', '/two', undefined), ending: true, alive: all })).toEqual([kept[1]]);
});

it('a page that became that of another address stays the same page, hidden or in sight', () => {
  const kept = [page('new'), page('two')];
  const movedTo = ({ id }: KeptPage<string>) => (id === 'new' ? { key: 'r1', location: '/r1' } : undefined);
  // Its address is still in sight: it waits for the window.
  expect(movePages(kept, 'new', movedTo)).toBe(kept);
  const hidden = movePages(kept, 'two', movedTo);
  expect(hidden).toEqual([{ ...page('r1'), id: 'new' }, page('two')]);
  expect(movePages(hidden, 'two', movedTo)).toBe(hidden);
  const led = { key: 'r1', location: '/r1?pick=', user: 'a' };
  expect(keepPages(movePages(kept, 'r1', movedTo), { current: led, ending: false, alive: all })[0]).toEqual({
    ...led,
    id: 'new',
  });
});
