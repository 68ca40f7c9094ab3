import { expect, it } from 'vitest';
import type { Ontology } from '../model/index.ts';
import { propagateSets, termFinder, withAncestors } from './index.ts';

/** a on top; b and c below it; d below b and c; e below d and, by a short way, a. */
const ontology: Ontology = {
  ids: ['a', 'b', 'c', 'd', 'e'],
  names: ['A', 'B', '', 'D', 'E'],
  namespaces: ['', '', '', '', ''],
  parents: [[], [0], [0], [1, 2], [0, 3]].map((list) => Int32Array.from(list)),
  relations: [[], ['is_a'], ['is_a'], ['is_a', 'part_of'], ['is_a', 'is_a']],
  former: [['old', 2]],
};

it('finds all terms above a term, on every path and by former ids', () => {
  expect([...withAncestors(ontology, 3)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(['c', 'old', 'z'].map(termFinder(ontology))).toEqual([2, 2, undefined]);
});

const numbers = (lists: readonly (readonly number[])[]): Int32Array[] => lists.map((list) => Int32Array.from(list));

it('gives every term the features of the terms below it, each once, and leaves other sets unchanged', () => {
  const { ids, known, members, names, strange } = propagateSets(
    { ids: ['d', 'old', 'x'], names: ['dd', 'cc', 'xx'] },
    numbers([[1, 2], [2, 3], [9]]),
    ontology,
  );
  expect(Object.fromEntries(ids.map((id, at) => [id, [...members[at]!].toSorted((a, b) => a - b)]))).toEqual({
    a: [1, 2, 3],
    b: [1, 2],
    c: [1, 2, 3],
    d: [1, 2],
    x: [9],
  });
  expect(Object.fromEntries(ids.map((id, at) => [id, names[at]]))).toEqual({ a: 'A', b: 'B', c: '', d: 'D', x: 'xx' });
  expect([known, strange]).toEqual([2, ['x']]);
});

it('propagating twice is the same as once', () => {
  const once = propagateSets({ ids: ['e', 'b'], names: ['', ''] }, numbers([[1], [2]]), ontology);
  const twice = propagateSets(once, once.members, ontology);
  expect(twice.ids).toEqual(once.ids);
  expect(twice.members.map((list) => [...list].toSorted((a, b) => a - b))).toEqual(
    once.members.map((list) => [...list].toSorted((a, b) => a - b)),
  );
});
