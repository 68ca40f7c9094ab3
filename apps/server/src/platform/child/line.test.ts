import { expect, it } from 'vitest';
import { createLine } from './line.ts';

type Entry = { readonly asker: string; readonly name: string };

/** What runs in which order when `slots` work at a time and the oldest always ends first. */
function order(slots: number, entries: readonly Entry[]): string[] {
  const line = createLine<Entry>();
  const running: Entry[] = [];
  const ran: string[] = [];
  const begin = (entry: Entry) => {
    line.begin(entry.asker);
    running.push(entry);
    ran.push(entry.name);
  };
  for (const entry of entries)
    if (running.length < slots) begin(entry);
    else line.push(entry);
  while (running.length > 0) {
    line.end(running.shift()!.asker);
    const next = line.next();
    if (next) begin(next);
  }
  return ran;
}
const of = (asker: string, count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ asker, name: `${asker}${at + 1}` }));

it('one who asks for little goes before the rest of one who asks for much', () =>
  expect(order(2, [...of('a', 24), ...of('b', 1)]).indexOf('b1')).toBe(2));

it('accounts take turns, each in its own order', () =>
  expect(order(1, [...of('a', 4), ...of('b', 2), ...of('c', 1)])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']));

it('everything runs once', () =>
  expect(order(3, [...of('a', 5), ...of('b', 4)]).toSorted()).toEqual(
    [...of('a', 5), ...of('b', 4)].map(({ name }) => name).toSorted(),
  ));
