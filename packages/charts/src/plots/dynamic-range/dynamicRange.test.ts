import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { apart } from '../../frame/index.ts';

const { draw } = chartById('dynamic-range')!;
const feature = ['a', 'b', 'c', 'd', 'e', 'f'];
const result = table('result', {
  feature,
  log2fc: [0.2, 3, -2, Number.NaN, -3, 1],
  direction: ['none', 'up', 'down', 'up', 'down', 'up'],
});
const written = (settings = {}) =>
  (
    draw(exampleInput('dynamic-range', { tables: { result }, settings })).option as {
      graphic: { elements: { type: string; style: { text?: string } }[] };
    }
  ).graphic.elements.flatMap(({ style }) => style.text ?? []);

it('ranks from the largest fall to the largest rise, and leaves out features without a ratio', () => {
  const { data, summary } = draw(exampleInput('dynamic-range', { tables: { result } }));
  expect(data.columns[0]!.values).toEqual(['e', 'c', 'a', 'f', 'b']);
  expect(Array.from<string | number>(data.columns[1]!.values)).toEqual([1, 2, 3, 4, 5]);
  expect(summary).toContain('上调 2 个，下调 2 个');
});

it('labels the most changed features at both ends, or those the user chose', () => {
  expect(written().toSorted()).toEqual(['b', 'c', 'e', 'f']);
  expect(written({ own: { top: 1 } }).toSorted()).toEqual(['b', 'e']);
  expect(written({ own: { top: 0 } })).toEqual([]);
  expect(written({ labels: ['a', 'not there'] })).toEqual(['a']);
});

it('spreads names no further than needed, in their order and within the bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 }), (heights) => {
      const wanted = heights.toSorted((a, b) => a - b);
      const placed = apart(wanted, 10, 5, 95);
      placed.forEach((y, i) => {
        expect(y).toBeGreaterThanOrEqual(5 - 1e-9);
        expect(y).toBeLessThanOrEqual(95 + 1e-9);
        if (i > 0) expect(y - placed[i - 1]!).toBeGreaterThanOrEqual(10 - 1e-9);
      });
    }),
  );
  expect(apart([20, 50, 80], 10, 5, 95)).toEqual([20, 50, 80]);
});
