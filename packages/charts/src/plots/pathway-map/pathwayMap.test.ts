import { expect, it } from 'vitest';
import type { ChartInput } from '../../model/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { limitOf, shadeOf } from './colours.ts';
import { pathwayMap } from './pathwayMap.ts';
import { linkShapes, lookOf } from './links.ts';
import { readMap, type MapNode } from './readMap.ts';

type Drawn = {
  readonly type: string;
  readonly name?: string;
  readonly shape?: Readonly<Record<string, number>>;
  readonly style: Readonly<Record<string, unknown>>;
};
const drawnOf = (input: ChartInput): readonly Drawn[] =>
  (pathwayMap.draw(input).option as unknown as { readonly graphic: { readonly elements: readonly Drawn[] } }).graphic
    .elements;
const withOwn = (own: Record<string, string | number | boolean>): ChartInput =>
  exampleInput('pathway-map', { settings: { own } });
const tipped = (input: ChartInput) => drawnOf(input).filter(({ name }) => name !== undefined);

it('colours a fall and a rise of the same size equally far from the middle colour', () => {
  for (const value of [0.01, 0.3, 0.999, 1, 2.5, 40]) expect(shadeOf(value, 2) + shadeOf(-value, 2)).toBe(255);
  expect([shadeOf(2, 2), shadeOf(-2, 2), shadeOf(99, 2)]).toEqual([255, 0, 255]);
});

it('takes the 98 % quantile of the absolute values as its limit, or the one that was set', () => {
  const nodes = Array.from({ length: 51 }, (_, at) => ({
    change: { value: at % 2 === 0 ? at / 10 : -at / 10, significant: true },
  })) as unknown as MapNode[];
  expect(limitOf(nodes, 0)).toBe(4.9);
  expect(limitOf(nodes, 1.5)).toBe(1.5);
  expect(limitOf([], 0)).toBe(1);
});

it('keeps every node inside the figure at its place in the file, with one scale for both directions', () => {
  const input = exampleInput('pathway-map');
  const { nodes } = readMap(input);
  const boxes = tipped(input)
    .filter(({ type }) => type === 'rect')
    .map(({ name, shape }) => ({ node: nodes.find((one) => one.tip === name)!, shape: shape! }));
  expect(boxes.length).toBeGreaterThan(4);
  const scale = boxes[0]!.shape['width']! / boxes[0]!.node.width;
  for (const { node, shape } of boxes) {
    expect(shape['width']! / node.width).toBeCloseTo(scale, 2);
    expect(shape['x']! + shape['width']! / 2 - (boxes[0]!.shape['x']! + boxes[0]!.shape['width']! / 2)).toBeCloseTo(
      (node.x - boxes[0]!.node.x) * scale,
      1,
    );
    expect(shape['y']!).toBeGreaterThanOrEqual(0);
    expect(shape['x']! + shape['width']!).toBeLessThanOrEqual(input.size.width);
  }
});

it('writes names, hides unmeasured nodes and draws stripes as the settings say', () => {
  const texts = (input: ChartInput) => drawnOf(input).filter(({ type }) => type === 'text').length;
  expect(texts(withOwn({ labels: 'none' }))).toBeLessThan(texts(withOwn({ labels: 'boxes' })));
  expect(texts(withOwn({ labels: 'boxes' }))).toBeLessThan(texts(withOwn({})));
  expect(tipped(withOwn({ missing: false })).some(({ name }) => name!.includes('没有数据'))).toBe(false);
  expect(tipped(withOwn({})).some(({ name }) => name!.includes('没有数据'))).toBe(true);
  const input = withOwn({});
  expect(
    drawnOf({ ...input, options: { combine: 'split' } }).filter(({ type }) => type === 'rect').length,
  ).toBeGreaterThan(drawnOf(input).filter(({ type }) => type === 'rect').length);
});

it('draws each kind of relation as KEGG does', () => {
  expect(lookOf(['activation', 'phosphorylation'])).toEqual({ start: 'plain', end: 'arrow', dashed: false });
  expect(lookOf(['inhibition', 'phosphorylation'])).toEqual({ start: 'plain', end: 'bar', dashed: false });
  expect(lookOf(['indirect effect'])).toEqual({ start: 'plain', end: 'arrow', dashed: true });
  expect(lookOf(['maplink'])).toEqual({ start: 'plain', end: 'plain', dashed: true });
  expect(lookOf(['substrate, reversible'])).toEqual({ start: 'arrow', end: 'plain', dashed: false });
  expect(lookOf(['product, reversible'])).toEqual({ start: 'plain', end: 'arrow', dashed: false });
});

it('draws a line from rim to rim, and none between nodes that touch', () => {
  const box = (x: number) => ({ x, y: 0, width: 40, height: 10, round: false });
  const [line] = linkShapes(
    box(0),
    box(100),
    { start: 'plain', end: 'arrow', dashed: false },
    '#888888',
    1,
  ) as unknown as [{ shape: { points: number[][] } }];
  expect(line.shape.points).toEqual([
    [21, 0],
    [79, 0],
  ]);
  expect(linkShapes(box(0), box(41), { start: 'plain', end: 'arrow', dashed: false }, '#888888', 1)).toEqual([]);
  expect(linkShapes(box(0), box(10), { start: 'plain', end: 'arrow', dashed: false }, '#888888', 1)).toEqual([]);
});
