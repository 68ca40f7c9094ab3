import { expect, it } from 'vitest';
import type { Ontology } from '../model/index.ts';
import { levelsOf, propagateSets, termFinder, withAncestors } from './index.ts';

/** a on top; b and c below it; d below b and c; e below d and, by a short way, a. */
const ontology: Ontology = {
  ids: ['a', 'b', 'c', 'd', 'e'], names: ['A', 'B', '', 'D', 'E'], namespaces: ['', '', '', '', ''],
  parents: [[], [0], [0], [1, 2], [0, 3]].map((list) => Int32Array.from(list)), relations: [[], ['is_a'], ['is_a'], ['is_a', 'part_of'], ['is_a', 'is_a']], former: [['old', 2]],
};

it('goes up every way, and knows former ids', () => {
  expect([...withAncestors(ontology, 3)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(['c', 'old', 'z'].map(termFinder(ontology))).toEqual([2, 2, undefined]);
});

it('counts levels along the longest way', () => expect([...levelsOf(ontology)]).toEqual([1, 2, 2, 3, 4]));

it('gives every term above the features of those below, each once, and leaves other sets alone', () => {
  const { known, sets, strange } = propagateSets({ ids: ['d', 'old', 'x'], names: ['dd', 'cc', 'xx'], members: [['1', '2'], ['2', '3'], ['9']] }, ontology);
  expect(Object.fromEntries(sets.ids.map((id, at) => [id, [...sets.members[at]!].toSorted()]))).toEqual({ a: ['1', '2', '3'], b: ['1', '2'], c: ['1', '2', '3'], d: ['1', '2'], x: ['9'] });
  expect(Object.fromEntries(sets.ids.map((id, at) => [id, sets.names[at]]))).toEqual({ a: 'A', b: 'B', c: '', d: 'D', x: 'xx' });
  expect([known, strange]).toEqual([2, ['x']]);
});

it('is the same when it is done twice', () => {
  const once = propagateSets({ ids: ['e', 'b'], names: ['', ''], members: [['1'], ['2']] }, ontology).sets;
  expect(propagateSets(once, ontology).sets).toEqual(once);
});
