import { expect, it } from 'vitest';
import type { ResultDocument } from '../resultTypes.ts';
import { changedFeaturesOf } from './changedFeatures.ts';

const documentOf = (facts: ResultDocument['findings']['facts'], columns: readonly string[]): ResultDocument =>
  ({
    findings: { headline: '', facts },
    tables: [
      {
        id: 'result',
        title: '结果',
        rows: 900,
        columns: columns.map((name) => ({ name, label: name, kind: name === 'p' ? 'number' : 'text' })),
      },
    ],
  }) as unknown as ResultDocument;
const count = (id: string, value: number) => ({ id, label: '', kind: 'count', value }) as const;

it('takes every feature that differs, with a fold change or without one, and none that was not tested', () => {
  const found = changedFeaturesOf(
    documentOf(
      [count('up', 3), count('down', 2), count('only_test', 1), count('tested', 900)],
      ['feature', 'p', 'direction'],
    ),
  );
  expect(found?.count).toBe(6);
  expect(found?.view.filters).toEqual([
    { column: 'direction', op: 'is-not', value: 'none' },
    { column: 'direction', op: 'is-not', value: 'untested' },
  ]);
});

it('says what they are to be compared with: all that were tested', () => {
  const columns = ['contrast', 'feature', 'p', 'direction'];
  const tested = { column: 'direction', op: 'is-not', value: 'untested' };
  expect(changedFeaturesOf(documentOf([count('up', 3)], columns))?.tested.filters).toEqual([tested]);
});

it('offers nothing where nothing differs or nothing is tested', () => {
  expect(
    changedFeaturesOf(documentOf([count('up', 0), count('tested', 9)], ['feature', 'p', 'direction'])),
  ).toBeUndefined();
  expect(changedFeaturesOf(documentOf([count('up', 3)], ['sample', 'p']))).toBeUndefined();
});
