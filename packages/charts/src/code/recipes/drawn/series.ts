import type { View } from '../../view.ts';
import type { Spot } from '../units.ts';
import { placesOf, type Places } from './places.ts';
import { hex, num } from './picture.ts';
import type { Picture } from './picture.ts';

type Value = {
  readonly value?: unknown;
  readonly itemStyle?: { readonly color?: unknown };
  readonly label?: { readonly show?: boolean; readonly formatter?: unknown };
  readonly symbolSize?: unknown;
};

type Series = View['series'][number];
/** One series between its axes. */
type Placed = { readonly series: Series; readonly values: readonly Value[]; readonly places: Places };

/** The pixels of a pair of values; `null` for anything else. */
function spotOf({ places, series }: Placed, value: unknown): Spot | null {
  const { xAxisIndex = 0, yAxisIndex = 0 } = series;
  return Array.isArray(value) &&
    value.slice(0, 2).every((part) => (typeof part === 'string' && part !== '-') || Number.isFinite(part))
    ? [places.at('x', xAxisIndex, value[0]), places.at('y', yAxisIndex, value[1])]
    : null;
}

function addPoints(picture: Picture, v: View, one: Placed): void {
  const { series, values } = one;
  for (const item of values) {
    const at = spotOf(one, item.value);
    const fill = hex(item.itemStyle?.color) ?? hex(series.itemStyle?.color);
    if (at && fill)
      picture.dots.push({ at, fill, size: num(item.symbolSize) || num(series.symbolSize) || v.pointSize() });
    if (at && typeof item.label?.formatter === 'string')
      picture.words.push({ at, text: item.label.formatter, align: 'middle' });
  }
}

/** A line is broken where a value is missing. */
function addLine(picture: Picture, one: Placed, stroke: string): void {
  const runs = one.values.reduce<Spot[][]>(
    (all, { value }) => {
      const at = spotOf(one, value);
      if (at && at.every(Number.isFinite)) all.at(-1)!.push(at);
      else all.push([]);
      return all;
    },
    [[]],
  );
  for (const spots of runs) if (spots.length > 1) picture.paths.push({ spots, stroke });
}

function addBars(picture: Picture, { places, series, values }: Placed, color: string): void {
  const { xAxisIndex = 0, yAxisIndex = 0 } = series;
  const flat = places.axes.y[yAxisIndex]?.type === 'category';
  const room = flat
    ? places.rectOf(places.axes.y[yAxisIndex]?.gridIndex ?? 0).height
    : places.rectOf(places.axes.x[xAxisIndex]?.gridIndex ?? 0).width;
  const half = (0.35 * room) / Math.max(1, values.length);
  values.forEach((item, at) => {
    if (typeof item.value !== 'number') return;
    const [zero, end] = flat
      ? [places.at('x', xAxisIndex, 0), places.at('x', xAxisIndex, item.value)]
      : [places.at('y', yAxisIndex, 0), places.at('y', yAxisIndex, item.value)];
    const middle = flat ? places.at('y', yAxisIndex, at) : places.at('x', xAxisIndex, at);
    const spots: Spot[] = flat
      ? [
          [zero, middle - half],
          [end, middle - half],
          [end, middle + half],
          [zero, middle + half],
        ]
      : [
          [middle - half, zero],
          [middle - half, end],
          [middle + half, end],
          [middle + half, zero],
        ];
    picture.outlines.push({ spots, fill: hex(item.itemStyle?.color) ?? color, opacity: 1 });
    if (!flat) picture.words.push({ at: [middle, end - 9], text: String(item.value), align: 'middle' });
  });
}

/** The names that stand on the left of the plots. */
function addNames(picture: Picture, places: Places): void {
  for (const [index, axis] of places.axes.y.entries()) {
    if (axis.type !== 'category' || axis.show === false || axis.axisLabel?.show === false) continue;
    const rect = places.rectOf(axis.gridIndex ?? 0);
    (axis.data ?? []).forEach((name, at) =>
      picture.words.push({
        at: [rect.x - 6, places.at('y', index, at)],
        text: typeof name === 'string' ? name : String((name as { value: unknown }).value),
        align: 'left',
      }),
    );
  }
}

/** What ECharts draws between axes: points, lines and bars, and the names of the axes. */
export function addSeries(picture: Picture, v: View): void {
  const places = placesOf(v);
  for (const series of v.series) {
    const color = hex(series.itemStyle?.color) ?? hex(series.lineStyle?.color) ?? v.colors.text;
    const values = ((series.data ?? []) as readonly unknown[]).map(
      (item) =>
        (item !== null && typeof item === 'object' && !Array.isArray(item)
          ? (item as Value)
          : { value: item }) as Value,
    );
    const placed = { series, values, places };
    if (series.type === 'scatter') addPoints(picture, v, placed);
    if (series.type === 'line') addLine(picture, placed, color);
    if (series.type === 'bar') addBars(picture, placed, color);
  }
  addNames(picture, places);
}
