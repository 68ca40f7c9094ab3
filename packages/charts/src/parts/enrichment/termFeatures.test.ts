import { expect, it } from 'vitest';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { termCountSpec, termFeatures } from './index.ts';

const count = { ...termCountSpec, default: 3, max: 5 };
const result = table('result', {
  term: ['A', 'B', 'C', 'D'],
  name: ['甲', '甲', '', '丁'],
  features: ['a;b;c;d;e', 'c;f', 'g;g', 'h'],
  p: [0.01, 0.001, 0.02, 0.5],
  p_adj: [0.02, 0.004, 0.03, 0.5],
});
const read = (own: Readonly<Record<string, number>>, more: Record<string, ReturnType<typeof table>> = {}) =>
  termFeatures(exampleInput('enrichment-chord', { tables: { result, ...more }, settings: { own } }), count);

it('takes the most significant terms, each under a name of its own', () => {
  const found = read({});
  expect(found.terms).toEqual(['B', 'A', 'C']);
  expect(found.names).toEqual(['甲', '甲（A）', 'C']);
  expect(read({ top: 1 }).terms).toEqual(['B']);
});

it('keeps features of several terms first, then some of every term, and counts all of them', () => {
  const found = read({ features: 5 });
  expect(found.all).toBe(7);
  expect(new Set(found.features)).toEqual(new Set(['c', 'f', 'a', 'g', 'b']));
  expect(
    found.links.filter(({ feature }) => found.features[feature] === 'c').map(({ term }) => found.terms[term]),
  ).toEqual(['B', 'A']);
  expect(found.links.filter(({ feature }) => found.features[feature] === 'g')).toHaveLength(1);
});

it('has directions only when the run ranked the features', () => {
  expect(read({}).scores).toBeNull();
  const found = read({}, { ranking: table('ranking', { feature: ['a', 'c'], score: [2, -1] }) });
  expect(found.scores![found.features.indexOf('c')]).toBe(-1);
  expect(found.scores![found.features.indexOf('b')]).toBeNaN();
});
