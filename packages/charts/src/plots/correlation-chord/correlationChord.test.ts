import { expect, it } from 'vitest';
import { chartById } from '../../registry.ts';
import { numbers, texts } from '../../table/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { strongestPairs } from './strongestPairs.ts';

const draw = (own: Record<string, string | number | boolean>) =>
  chartById('correlation-chord')!.draw(exampleInput('correlation-chord', { settings: { own } })).data;

it('takes the strongest pairs of the chosen sign, and only significant ones unless told otherwise', () => {
  const all = exampleInput('correlation-chord').tables['pairs']!;
  const [r, p] = [numbers(all, 'r'), numbers(all, 'p_adj')];
  for (const sign of ['both', 'positive', 'negative'] as const) {
    for (const surely of [true, false]) {
      const wanted = [...r.keys()].filter(
        (row) =>
          Math.abs(r[row]!) >= 0.3 &&
          (!surely || p[row]! < 0.05) &&
          (sign === 'both' || r[row]! > 0 === (sign === 'positive')),
      );
      const expected = wanted
        .map((row) => Math.abs(r[row]!))
        .toSorted((a, b) => b - a)
        .slice(0, 12);
      expect(Array.from(numbers(draw({ top: 12, sign, surely }), 'r'), Math.abs)).toEqual(expected);
    }
  }
});

it('groups features by table and within it by class, those without a class last', () => {
  const { nodes } = strongestPairs(exampleInput('correlation-chord'));
  const runs = nodes.map(({ group, side }) => `${side} ${group}`).filter((key, at, keys) => key !== keys[at - 1]);
  expect(runs).toHaveLength(new Set(runs).size);
  expect(runs.map((key) => key[0])).toEqual(['0', '0', '1', '1']);
});

it('distinguishes features that have the same name in both tables', () => {
  const tables = {
    pairs: table('pairs', { a: ['x', 'x'], b: ['x', 'y'], r: [0.9, -0.8], p: [0.001, 0.001], p_adj: [0.002, 0.002] }),
    order: table('order', { position: [1, 1, 2], id: ['x', 'x', 'y'], table: [1, 2, 2] }),
  };
  expect(strongestPairs({ ...exampleInput('correlation-chord'), tables }).links).toMatchObject([
    { source: 0, target: 1 },
    { source: 0, target: 2 },
  ]);
});

it('draws the pairs of one table, and says so when there are none', () => {
  const tables = {
    pairs: table('pairs', { a: ['x'], b: ['y'], r: [0.9], p: [0.001], p_adj: [0.002] }),
    order: table('order', { position: [1, 2], id: ['x', 'y'] }),
  };
  const input = { ...exampleInput('correlation-chord'), tables };
  expect(texts(chartById('correlation-chord')!.draw(input).data, 'b')).toEqual(['y']);
  expect(chartById('correlation-chord')!.draw({ ...input, settings: { own: { least: 0.95 } } }).summary).toContain(
    '没有达到界限的对',
  );
});
