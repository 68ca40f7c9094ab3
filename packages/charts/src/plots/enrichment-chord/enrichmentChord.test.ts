import { expect, it } from 'vitest';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { enrichmentChord } from './enrichmentChord.ts';

type Element = { readonly type: string; readonly shape?: { readonly points: readonly (readonly [number, number])[] } };
const lists = Array.from({ length: 6 }, (_, term) =>
  Array.from({ length: 16 }, (__, at) => `LONGGENENAME${term * 9 + at}`).join(';'),
);
const tables = {
  result: table('result', {
    term: lists.map((_, at) => `T${at}`),
    name: lists.map((_, at) => `细胞因子受体相互作用 ${at}`),
    features: lists,
    p: lists.map(() => 0.01),
    p_adj: lists.map(() => 0.02),
  }),
};

it.each([
  [358, 320],
  [320, 480],
  [1100, 620],
])('the ring takes the room of %i × %i and stays inside', (width, height) => {
  const { option } = enrichmentChord.draw(exampleInput('enrichment-chord', { tables, size: { width, height } }));
  const { elements } = option.graphic as unknown as { readonly elements: readonly Element[] };
  const spots = elements.flatMap(({ shape, type }) => (type === 'polygon' ? shape!.points : []));
  const [x, y] = [0, 1].map((at) => spots.map((spot) => spot[at]!)) as [number[], number[]];
  expect(Math.min(...x, ...y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...x)).toBeLessThanOrEqual(width);
  expect(Math.max(...y)).toBeLessThanOrEqual(height);
  // Of a narrow figure most of the width, of a wide one most of the height.
  expect(
    width < 520 ? (Math.max(...x) - Math.min(...x)) / width : (Math.max(...y) - Math.min(...y)) / height,
  ).toBeGreaterThan(width < 520 ? 0.7 : 0.55);
});
