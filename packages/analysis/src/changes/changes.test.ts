import { expect, it } from 'vitest';
import { changeOf, changesOf, countChanges, countTested, isChanged, sideOf } from './index.ts';

const limits = { least: 1, p: 0.05 };

it('needs a p below the limit and a change of at least the threshold, and some change where there is none', () => {
  expect([1, 0.999, -1, 3].map((change) => changeOf(change, 0.01, limits))).toEqual(['up', 'none', 'down', 'up']);
  expect([0.05, 0.9].map((p) => changeOf(3, p, limits))).toEqual(['none', 'none']);
  expect(changeOf(0, 0.01, { least: 0, p: 0.05 })).toBe('none');
  expect(changeOf(3, 0.01, { least: 1, p: 0 })).toBe('none');
});

it('knows what is significant without a fold change, and on which side it is', () => {
  const without = [Infinity, -Infinity, Number.NaN];
  expect(without.map((change) => changeOf(change, 0.01, limits))).toEqual(['only_test', 'only_ref', 'no_fold']);
  expect(without.map((change) => changeOf(change, 0.5, limits))).toEqual(['none', 'none', 'none']);
  expect(['only_test', 'only_ref', 'no_fold', 'untested'].map(sideOf)).toEqual([1, -1, 0, 0]);
});

it('tells what was not tested from what is not significant', () => {
  const changes = changesOf(Float64Array.of(3, Number.NaN, 0.1), Float64Array.of(Number.NaN, Number.NaN, 0.01), {
    fc: 2,
    p: 0.05,
  });
  expect(changes).toEqual(['untested', 'untested', 'none']);
  expect(changes.some(isChanged)).toBe(false);
  expect(countChanges([...changes, 'up', 'of another program'])).toMatchObject({
    untested: 2,
    none: 1,
    up: 1,
    down: 0,
  });
  expect(countTested([changes, ['up', 'untested', 'none']])).toBe(2);
});
