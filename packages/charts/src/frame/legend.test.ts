import { expect, it } from 'vitest';
import type { ChartInput } from '../model/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { chartById } from '../index.ts';
import { legendBox } from './legend.ts';

const phone = { width: 326, height: 320 };
const inputOf = (size: ChartInput['size'], settings: ChartInput['settings'] = {}): ChartInput => ({
  tables: {},
  groups: null,
  options: {},
  settings,
  theme: 'light',
  size,
});
const taxa = Array.from({ length: 16 }, (_, at) => `Sphingomonadaceae ${at}`);

it('stands below a narrow plot and beside a wide one, in the font size of the figure', () => {
  const [narrow, wide] = [
    legendBox(inputOf(phone), ['a', 'b'], 12),
    legendBox(inputOf({ width: 860, height: 520 }), ['a', 'b'], 12),
  ];
  expect([narrow.right, wide.bottom]).toEqual([0, 0]);
  expect([narrow.option?.textStyle?.fontSize, wide.option?.textStyle?.fontSize]).toEqual([11, 12]);
});

it('leaves room for the plot on a phone when it has many long names, in readable letters', () => {
  const { bottom, option } = legendBox(inputOf(phone), taxa, 12);
  expect(bottom).toBeLessThanOrEqual(0.45 * phone.height);
  expect(option?.textStyle?.fontSize).toBeGreaterThanOrEqual(8);
});

it('stays inside the figure when it stands beside the plot', () => {
  const { option } = legendBox(inputOf({ width: 860, height: 320 }), [...taxa, 'other', 'unknown'], 12);
  expect(18 * (Math.max(10, Number(option?.textStyle?.fontSize)) + Number(option?.itemGap))).toBeLessThanOrEqual(
    320 - 12,
  );
});

it('stands below the cells of a heatmap on a phone, with the whole colour bar beside them', () => {
  const { option } = chartById('heatmap')!.draw(exampleInput('heatmap', { size: phone }));
  const legend = option.legend as { bottom?: number; orient?: string };
  expect([legend.bottom, legend.orient]).toEqual([3, undefined]);
  const grids = option.grid as readonly { left: number; top: number; width: number; height: number }[];
  for (const { height, left, top, width } of grids)
    expect([left + width <= phone.width, top + height <= phone.height]).toEqual([true, true]);
  expect(grids[0]!.width).toBeGreaterThan(0.5 * phone.width);
});

it('counts the height of an entry as the larger of its text and its mark', () => {
  const { bottom, option } = legendBox(inputOf(phone), taxa, 12);
  const gap = Number(option?.itemGap);
  const line = Math.max(Number(option?.itemHeight), Number(option?.textStyle?.fontSize)) + gap;
  // Less its distance from the edge and from the plot.
  const lines = (bottom - 5 + gap) / line;
  expect(lines - Math.floor(lines)).toBeLessThan(0.3);
  expect(lines).toBeGreaterThanOrEqual(1);
});
