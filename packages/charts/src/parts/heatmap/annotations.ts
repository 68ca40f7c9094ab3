import { maximum, minimum } from '@panome/analysis/extremes';
import type { Table } from '@panome/analysis/model';
import type { ScatterSeriesOption } from 'echarts';
import { readable, truncateMiddle } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { colorsBesideGroups } from '../../groups/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

/** One strip above the cells. */
export type Annotation = {
  readonly title: string;
  readonly colorOf: (sample: string) => string;
  /** What its colours mean; empty when there are too many to list. */
  readonly keys: readonly { readonly name: string; readonly color: string }[];
};

/** More strips than this would be too thin, and more legend entries than this not distinguishable. */
const most = { strips: 6, keys: 10 };
/** With fewer different values numbers count as categories, such as days or batches. */
const fewestNumbers = 6;

type Factor = { readonly name: string; readonly samples: readonly string[]; readonly values: readonly string[] };

/** The neutral colour of the samples without a value, where there are any. */
const missingKey = (name: string, values: readonly string[], input: ChartInput): Annotation['keys'] =>
  values.includes('') ? [{ name: truncateMiddle(`${name} 缺失`, 24), color: chartColors(input.theme).neutral }] : [];

function numericStrip({ name, samples, values }: Factor, input: ChartInput): Annotation | null {
  const numbers = values.map((value) => (value === '' ? Number.NaN : Number(value)));
  const known = numbers.filter((number) => Number.isFinite(number));
  if (known.length < values.filter((value) => value !== '').length || new Set(known).size < fewestNumbers) return null;
  const [low, high] = [minimum(known), maximum(known)];
  const ramp = paletteColors(undefined, 'sequential', input.theme);
  const colorAt = (value: number) =>
    Number.isFinite(value)
      ? ramp[Math.round(((ramp.length - 1) * (value - low)) / (high - low))]!
      : chartColors(input.theme).neutral;
  const of = new Map(samples.map((sample, at) => [sample, colorAt(numbers[at]!)]));
  return {
    title: name,
    colorOf: (sample) => of.get(sample)!,
    keys: [
      ...[low, high].map((value) => ({ name: `${name} ${readable(value)}`, color: colorAt(value) })),
      ...missingKey(name, values, input),
    ],
  };
}

function namedStrip({ name, samples, values }: Factor, input: ChartInput, used: number): Annotation {
  const levels = [...new Set(values.filter((value) => value !== ''))];
  const palette = colorsBesideGroups(input);
  const colorAt = (level: string) =>
    level === '' ? chartColors(input.theme).neutral : palette[(used + levels.indexOf(level)) % palette.length]!;
  const of = new Map(samples.map((sample, at) => [sample, colorAt(values[at]!)]));
  const keys =
    levels.length > most.keys
      ? []
      : [
          ...levels.map((level) => ({ name: truncateMiddle(`${name} ${level}`, 24), color: colorAt(level) })),
          ...missingKey(name, values, input),
        ];
  return { title: name, colorOf: (sample) => of.get(sample)!, keys };
}

/**
 * A strip for each factor of the samples besides their group: numbers as a ramp, names in the colours that the groups
 * leave.
 */
export function factorAnnotations(table: Table | undefined, input: ChartInput): readonly Annotation[] {
  if (!table || table.rows === 0) return [];
  const samples = texts(table, 'sample');
  const factors = table.columns
    .slice(2, 2 + most.strips)
    .map(({ name }): Factor => ({ name, samples, values: texts(table, name) }));
  let used = 0;
  return factors.map((factor) => {
    const strip = numericStrip(factor, input) ?? namedStrip(factor, input, used);
    used += strip.keys.filter(({ color }) => color !== chartColors(input.theme).neutral).length;
    return strip;
  });
}

/** Series without points that put the colours of a strip into the legend. */
export const annotationLegend = ({ keys }: Annotation): readonly ScatterSeriesOption[] =>
  keys.map(({ color, name }) => ({
    type: 'scatter',
    name,
    symbol: 'rect',
    data: [],
    itemStyle: { color, opacity: 1 },
  }));
