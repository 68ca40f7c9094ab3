import { expect, it } from 'vitest';
import type { LineSeriesOption } from 'echarts';
import { chartById } from '../../registry.ts';
import { exampleInput, resultTable } from '../../testing/exampleInputs.ts';
import { minusLog10 } from '../thresholds/index.ts';
import { zeroAxis } from './index.ts';

const input = exampleInput('volcano');
const xScale = { min: -4, max: 4, interval: 1 };
const yScale = { min: 0, max: 12, interval: 2 };
const base = { yAxis: { axisLabel: { fontSize: 12 }, axisTick: { length: 4 } } };
const axisOf = (p: Float64Array) =>
  zeroAxis(input, base as never, { p, heights: minusLog10(p), xScale, yScale, item: '特征' });

it('marks the break between the last value and the points without one, at the axis, and has no ticks above it', () => {
  const p = Float64Array.of(0, 1e-10, 0.5, 0, Number.NaN);
  const { base: broken, marks, notes } = axisOf(p);
  const last = 10;
  const beyond = minusLog10(p)[0]!;
  expect((marks as { data: number[][] }[]).map(({ data }) => data[0])).toEqual([
    [-4, (last + beyond) / 2],
    [-4, (last + beyond) / 2],
    [-4, beyond],
  ]);
  const axis = broken.yAxis as { axisLabel: { customValues: number[] }; axisTick: { customValues: number[] } };
  expect(axis.axisLabel.customValues).toEqual([0, 2, 4, 6, 8, 10]);
  expect(axis.axisTick.customValues).toEqual(axis.axisLabel.customValues);
  expect(notes).toEqual(['2 个特征的 P 值为 0，画在纵轴断口之上，高度不按刻度']);
});

it('leaves the axis whole when every p has its place on it', () => {
  expect(axisOf(Float64Array.of(1e-300, 1, Number.NaN))).toEqual({ base, marks: [], notes: [] });
});

it('is said by the volcano plot, and does not take its zoom', () => {
  const table = resultTable(60);
  const columns = table.columns.map((column) =>
    column.kind !== 'text' && column.name.startsWith('p')
      ? { ...column, values: column.values.map((value, row) => (row === 0 ? 0 : value)) }
      : column,
  );
  const { option, summary } = chartById('volcano')!.draw({
    ...input,
    tables: { result: { ...table, columns } as never },
  });
  expect(summary).toMatch(/1 个特征的 P 值为 0，画在纵轴断口之上，高度不按刻度。$/);
  expect(option.graphic).toBeUndefined();
  expect((option.series as LineSeriesOption[]).filter(({ symbol }) => String(symbol).startsWith('path:'))).toHaveLength(
    1,
  );
});
