import type { LineSeriesOption, ScatterSeriesOption } from 'echarts';
import { extent, niceScale, rounded, truncateMiddle } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { Cells, Panel } from './readCells.ts';

/** What a panel needs for its names and figures. */
export const room = { narrowest: 132, comfortable: 210, lowest: 118 } as const;

/** Lines stand a little apart, so that their error bars do not cover one another. */
export const shift = (line: number, lines: number): number => (line - (lines - 1) / 2) * Math.min(0.1, 0.36 / lines);

export function panelScale({ cells }: Panel, points: boolean, margin: number): Scale {
  const [low, high] = extent(
    cells.flatMap(({ mean, reach, values }) => [
      ...(points ? values : []),
      mean,
      ...(Number.isFinite(reach) ? [mean - reach, mean + reach] : []),
    ]),
  ) ?? [0, 1];
  const room = (high - low || Math.abs(high) || 1) * margin;
  return niceScale(low - room, high + room, { ticks: 4 });
}

type Look = { readonly cells: Cells; readonly points: boolean; readonly size: number };

export function panelSeries(
  { cells: own }: Panel,
  at: number,
  { cells: { lines, places, scale }, points, size }: Look,
): (LineSeriesOption | ScatterSeriesOption)[] {
  const axes = { xAxisIndex: 2 * at + 1, yAxisIndex: at };
  return lines.flatMap((line, i) => {
    const cells = own.filter((cell) => cell.line === i);
    const color = scale.color(line);
    const name = truncateMiddle(line, 24);
    const dots: ScatterSeriesOption = {
      type: 'scatter',
      name,
      ...axes,
      symbol: 'circle',
      symbolSize: Math.max(3, size - 3),
      itemStyle: { color, opacity: 0.4 },
      dimensions: [
        { name: '位置', type: 'number' },
        { name: '数值', type: 'number' },
        { name: '样本', type: 'ordinal' },
      ],
      encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
      data: cells.flatMap(({ place, samples, values }) =>
        values.map((value, k) => [rounded(place + shift(i, lines.length)), rounded(value), samples[k]!]),
      ),
      emphasis: { disabled: true },
      z: 2,
    };
    const means: LineSeriesOption = {
      type: 'line',
      name,
      ...axes,
      symbol: scale.symbol(line),
      symbolSize: size,
      showAllSymbol: true,
      data: cells.map(({ mean, place, values }) => ({
        name: `${name}，${places[place]!}（n = ${values.length}）`,
        value: [rounded(place + shift(i, lines.length)), rounded(mean)],
      })),
      lineStyle: { color, width: 2 },
      itemStyle: { color },
      emphasis: { disabled: true },
      z: 3,
    };
    // The legend takes the look of the first of a name.
    return points ? [means, dots] : [means];
  });
}
