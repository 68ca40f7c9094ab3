import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { ringOf, tickStep } from './ring.ts';

const { draw } = chartById('genome-circos-plot')!;
type Element = {
  readonly type: string;
  readonly name?: string;
  readonly style: { readonly text?: string; readonly fill: string };
};
const elements = (changes: Parameters<typeof exampleInput>[1] = {}) =>
  (draw(exampleInput('genome-circos-plot', changes)).option as { graphic: { elements: Element[] } }).graphic.elements;

it('lays chromosomes end to end, in proportion to their lengths', () => {
  const ring = ringOf(['a', 'b'], [3, 1], [0, 0], 0.1);
  const across = (name: string, length: number): number => ring.angle(name, length) - ring.angle(name, 0);
  expect(across('a', 3)).toBeCloseTo(3 * across('b', 1), 12);
  expect(ring.angle('b', 0) - ring.angle('a', 3)).toBeCloseTo(0.1, 12);
  expect(across('a', 3) + across('b', 1) + 0.2).toBeCloseTo(2 * Math.PI, 12);
  const [x, y] = ring.spot(Math.PI / 2, 10);
  expect(x).toBeCloseTo(10, 12);
  expect(y).toBeCloseTo(0, 12);
});

it('keeps the narrowest item visible', () => {
  const ring = ringOf(['a'], [1e9], [0, 0], 0);
  const piece = ring.piece(1, 1, 90, 100);
  expect(Math.hypot(piece[0]![0] - piece[1]![0], piece[0]![1] - piece[1]![1])).toBeGreaterThanOrEqual(0.499);
});

it('places ticks at steps of 1, 2 or 5 times a power of ten', () => {
  expect([tickStep(370e6, 30), tickStep(127e6, 12), tickStep(5_000, 10)]).toEqual([20e6, 20e6, 500]);
});

it('writes names where there is room for them and for the circle', () => {
  const texts = (width: number) => elements({ size: { width, height: 600 } }).flatMap(({ style }) => style.text ?? []);
  expect(texts(700)).toContain('Gene1');
  expect(texts(300)).not.toContain('Gene1');
});

it('draws a figure that has links only, and lists them as its data', () => {
  const { chromosomes, items, links } = exampleInput('genome-circos-plot').tables as Record<
    string,
    ReturnType<typeof table>
  >;
  const none = {
    ...items!,
    rows: 0,
    columns: items!.columns.map((column) =>
      column.kind === 'text' ? { ...column, values: [] } : { ...column, values: new Float64Array(0) },
    ),
  };
  const drawing = draw(
    exampleInput('genome-circos-plot', { tables: { chromosomes: chromosomes!, items: none, links: links! } }),
  );
  expect(drawing.summary).toContain('连线 3 条');
  expect(drawing.data.id).toBe('links');
  expect(elements().filter(({ name }) => name?.startsWith('1：5,000,000～9,000,000'))).toHaveLength(1);
});
