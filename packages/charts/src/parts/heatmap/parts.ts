import type { BarSeriesOption, EChartsOption } from 'echarts';
import type { Rect, Scale } from '../../frame/index.ts';
import type { ChartColors } from '../../theme/index.ts';
import { fontFamily } from '../../theme/index.ts';

/** A grid with its two axes and what is drawn in it; the indices are given when the parts are put together. */
export type Part = {
  readonly grid: object;
  readonly xAxis: object;
  readonly yAxis: object;
  readonly series: readonly object[];
};

export const gridAt = ({ x, y, width, height }: Rect) => ({
  left: x,
  top: y,
  width,
  height,
  outerBoundsMode: 'none' as const,
});
const bare = { show: false, axisPointer: { show: false } };

/** One coloured strip: a bar without gaps for each column. */
export function stripPart(
  rect: Rect,
  names: readonly string[],
  color: (name: string) => string,
  title: string,
  colors: ChartColors,
  fontSize: number,
): Part {
  const series: BarSeriesOption = {
    type: 'bar',
    name: title,
    silent: true,
    barWidth: '100%',
    tooltip: { show: false },
    data: names.map((name) => ({
      value: 1,
      itemStyle: { color: color(name), borderColor: colors.background, borderWidth: names.length > 150 ? 0 : 0.5 },
    })),
  };
  return {
    grid: gridAt(rect),
    xAxis: { ...bare, type: 'category', data: names },
    yAxis: {
      ...bare,
      show: true,
      type: 'value',
      min: 0,
      max: 1,
      position: 'right',
      name: title,
      nameLocation: 'middle',
      nameRotate: 0,
      nameGap: 6,
      nameTextStyle: { fontFamily, fontSize, color: colors.text, align: 'left' },
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { show: false },
      splitLine: { show: false },
    },
    series: [series],
  };
}

/** Strips of alternating grey with the numbers of the row clusters from 1. */
export function rowClusterPart(rect: Rect, clusters: ArrayLike<number>, colors: ChartColors, fontSize: number): Part {
  const blocks = blocksOf(clusters);
  const room = rect.height / clusters.length;
  const numbered = new Map(
    blocks.map(({ cluster, from, to }) => [
      Math.floor((from + to - 1) / 2),
      { cluster, tall: (to - from) * room >= fontSize },
    ]),
  );
  const series: BarSeriesOption = {
    type: 'bar',
    silent: true,
    barWidth: '100%',
    tooltip: { show: false },
    data: Array.from(clusters, (cluster, row) => {
      const { tall = false } = numbered.get(row) ?? {};
      return {
        value: 1,
        itemStyle: { color: cluster % 2 === 0 ? colors.grid : colors.axis, opacity: 0.6 },
        ...(tall && {
          label: {
            show: true,
            position: 'inside' as const,
            formatter: String(cluster + 1),
            fontFamily,
            fontSize: Math.min(fontSize, rect.width - 3),
            color: colors.text,
          },
        }),
      };
    }),
  };
  return {
    grid: gridAt(rect),
    xAxis: { ...bare, type: 'value', min: 0, max: 1 },
    yAxis: { ...bare, type: 'category', inverse: true, data: Array.from(clusters, (_, row) => String(row)) },
    series: [series],
  };
}

/** Runs of equal clusters: rows or columns `from` up to before `to`. */
export function blocksOf(
  clusters: ArrayLike<number>,
): readonly { readonly cluster: number; readonly from: number; readonly to: number }[] {
  const starts = Array.from(clusters).flatMap((cluster, at, all) => (at === 0 || cluster !== all[at - 1] ? [at] : []));
  return starts.map((from, at) => ({ cluster: clusters[from]!, from, to: starts[at + 1] ?? clusters.length }));
}

/**
 * Gaps between clusters: lines of the ground's colour over the cells, `rows` and `columns` counted from 0 before each
 * gap. Cells count from −0.5, so that a zoom takes the lines with it.
 */
export function gapPart(
  rect: Rect,
  size: { readonly rows: number; readonly columns: number },
  gaps: { readonly rows: readonly number[]; readonly columns: readonly number[] },
  colors: ChartColors,
): Part {
  const [right, bottom] = [size.columns - 0.5, size.rows - 0.5];
  const across = gaps.rows.flatMap((row) => [
    [-0.5, row - 0.5],
    [right, row - 0.5],
    [null, null],
  ]);
  const down = gaps.columns.flatMap((column) => [
    [column - 0.5, -0.5],
    [column - 0.5, bottom],
    [null, null],
  ]);
  return {
    grid: gridAt(rect),
    xAxis: { ...bare, type: 'value', min: -0.5, max: right },
    yAxis: { ...bare, type: 'value', min: -0.5, max: bottom, inverse: true },
    series: [
      {
        type: 'line',
        silent: true,
        symbol: 'none',
        tooltip: { show: false },
        lineStyle: { color: colors.background, width: 4, cap: 'butt' },
        data: [...across, ...down],
      },
    ],
  };
}

/** The colour bar: a grid filled with the ramp, with a numeric axis on its right. */
export function colorBarPart(
  rect: Rect,
  scale: Scale,
  ramp: readonly string[],
  title: string,
  colors: ChartColors,
  fontSize: number,
): Part {
  const stops = ramp.filter((_, i) => i % 15 === 0).map((color, i, all) => ({ offset: i / (all.length - 1), color }));
  return {
    grid: {
      ...gridAt(rect),
      show: true,
      borderWidth: 0,
      backgroundColor: { type: 'linear', x: 0, y: 1, x2: 0, y2: 0, colorStops: stops, global: false },
    },
    xAxis: { ...bare, type: 'value', min: 0, max: 1 },
    yAxis: {
      type: 'value',
      ...scale,
      position: 'right',
      name: title,
      nameLocation: 'end',
      nameGap: 8,
      nameTextStyle: { fontFamily, fontSize, color: colors.text, align: 'left', padding: 0 },
      axisLine: { show: false },
      axisTick: { show: true, length: 3, lineStyle: { color: colors.axis } },
      axisLabel: { fontFamily, fontSize: fontSize - 1, color: colors.text, margin: 6 },
      splitLine: { show: false },
    },
    series: [],
  };
}

/** Numbers the parts: part i gets grid i and its axes. Part 0 is where the dense layer goes. */
export function assemble(parts: readonly Part[]): Pick<EChartsOption, 'grid' | 'xAxis' | 'yAxis' | 'series'> {
  return {
    grid: parts.map(({ grid }) => grid),
    xAxis: parts.map(({ xAxis }, gridIndex) => ({ ...xAxis, gridIndex })),
    yAxis: parts.map(({ yAxis }, gridIndex) => ({ ...yAxis, gridIndex })),
    series: parts.flatMap(({ series }, index) =>
      series.map((one) => ({ ...one, xAxisIndex: index, yAxisIndex: index })),
    ),
  } as Pick<EChartsOption, 'grid' | 'xAxis' | 'yAxis' | 'series'>;
}
