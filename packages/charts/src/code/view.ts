import type { Column, Table } from '@panome/analysis/model';
import { fontSizeOf } from '../frame/index.ts';
import { groupScale } from '../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../model/index.ts';
import { distinctColors } from '../palette/index.ts';
import { chartColors } from '../theme/index.ts';
import type { Axis, Figure, Frame, Levels, Ramp, Step } from './figure.ts';

type Item =
  | { readonly value?: readonly unknown[]; readonly name?: string; readonly label?: { readonly show?: boolean } }
  | readonly unknown[];
type Series = {
  readonly type: string;
  readonly name?: string;
  readonly symbol?: string;
  readonly symbolSize?: unknown;
  readonly data?: readonly Item[];
  readonly xAxisIndex?: number;
  readonly yAxisIndex?: number;
  readonly itemStyle?: { readonly color?: unknown };
  readonly lineStyle?: { readonly color?: unknown };
  readonly markLine?: {
    readonly data?: readonly unknown[];
    readonly lineStyle?: { readonly color?: string; readonly type?: string };
  };
};
type RawAxis = { readonly type?: string; readonly name?: string; readonly min?: number; readonly max?: number };
type Option = {
  readonly series?: Series | readonly Series[];
  readonly xAxis?: RawAxis | readonly RawAxis[];
  readonly yAxis?: RawAxis | readonly RawAxis[];
  readonly legend?: { readonly data?: readonly (string | { readonly name: string })[] };
};

/** What a recipe reads: the rows behind the chart and what the drawing made of the settings. */
export type View = ReturnType<typeof viewOf>;

const ungrouped = '未分组';
/** Legend names followed by a count or a value: `上调（30）`, `基因 1：0.83`. */
const startsWith = (name: string, value: string): boolean =>
  name === value || name.startsWith(`${value}（`) || name.startsWith(`${value}：`) || isShortened(name, value);
/** Long names are shortened in the middle. */
function isShortened(name: string, value: string): boolean {
  const [head, tail, more] = name.split('…');
  return (
    tail !== undefined &&
    more === undefined &&
    name.length < value.length &&
    value.startsWith(head!) &&
    value.endsWith(tail)
  );
}

const colorOf = ({ itemStyle, lineStyle }: Series): string | undefined =>
  [itemStyle?.color, lineStyle?.color].find(
    (color): color is string => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color),
  );

/** @param drawing - Made from the same input. */
export function viewOf(definition: ChartDefinition, input: ChartInput, drawing: ChartDrawing) {
  const { data } = drawing;
  const option = drawing.option as Option;
  const series = [option.series ?? []].flat() as readonly Series[];
  const axes = {
    x: [option.xAxis ?? []].flat() as readonly RawAxis[],
    y: [option.yAxis ?? []].flat() as readonly RawAxis[],
  };
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const scale = groupScale(input);
  const column = (name: string): Column | undefined => data.columns.find((one) => one.name === name);
  const texts = (name: string, table: Table = data): readonly string[] => {
    const found = table.columns.find((one) => one.name === name);
    return !found ? [] : found.kind === 'text' ? found.values : Array.from(found.values, String);
  };
  const distinct = (name: string, table?: Table): readonly string[] => [...new Set(texts(name, table))];

  /** Straight lines of the drawing through one axis. */
  const lines = (name: 'x' | 'y', index = 0): NonNullable<Axis['lines']> =>
    series
      .filter((one) => (one[`${name}AxisIndex`] ?? 0) === index)
      .flatMap(({ markLine }) =>
        (markLine?.data ?? []).flatMap((line) => {
          const at = (line as Record<string, unknown>)[`${name}Axis`];
          return typeof at === 'number' && Number.isFinite(at)
            ? [{ at, color: markLine?.lineStyle?.color ?? colors.axis, dashed: markLine?.lineStyle?.type !== 'solid' }]
            : [];
        }),
      );

  const number = (name: 'x' | 'y', index = 0): Extract<Axis, { kind: 'number' }> => {
    const axis = axes[name][index];
    return {
      kind: 'number',
      title: axis?.name ?? '',
      lines: lines(name, index),
      ...(typeof axis?.min === 'number' && typeof axis.max === 'number' && { min: axis.min, max: axis.max }),
    };
  };

  const names = (name: 'x' | 'y', by: string, more: Partial<Extract<Axis, { kind: 'names' }>> = {}): Axis => ({
    kind: 'names',
    title: axes[name].find((axis) => axis.name)?.name ?? '',
    column: by,
    lines: [],
    ...more,
  });

  /** The values of a column with the colours and names that the legend gives them; groups by their scheme. */
  function levels(
    by: string,
    mark: Levels['mark'],
    {
      from = data,
      order,
      words = {},
    }: {
      readonly from?: Table;
      readonly order?: readonly string[];
      readonly words?: Readonly<Record<string, string>>;
    } = {},
  ): Levels {
    const values = order ?? ordered(distinct(by, from));
    const items = values.map((raw, at) => {
      const value = raw === '' ? ungrouped : raw;
      const drawn = series.filter(({ name }) => name !== undefined && startsWith(name, words[raw] ?? value));
      const found = drawn.find(colorOf);
      const known = scale.levels.includes(raw) && raw !== '';
      const symbol = drawn.find((one) => one.symbol && one.symbol !== 'none' && one.symbol !== 'rect')?.symbol;
      return {
        value,
        label: found?.name ?? words[raw] ?? value,
        color:
          (found && colorOf(found)) ??
          (known ? scale.color(raw) : raw === '' ? colors.neutral : palette[at % palette.length]!),
        symbol: symbol ?? (known ? scale.symbol(raw) : 'circle'),
      };
    });
    return { column: by, items, mark };
  }

  function ordered(values: readonly string[]): readonly string[] {
    const legend = (option.legend?.data ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.name));
    const place = (value: string) => {
      const group = scale.levels.indexOf(value);
      const listed = legend.findIndex((name) => startsWith(name, value));
      return value === '' ? 1e9 : listed >= 0 ? listed : group >= 0 ? group : 1e6;
    };
    return values.toSorted((one, other) => place(one) - place(other));
  }

  /** Ids whose name stands beside their point. */
  const labelled = (): readonly string[] => {
    const known = new Set(drawing.labelIds);
    return series.flatMap(({ data: items = [] }) =>
      items.flatMap((item) => {
        if (Array.isArray(item)) return [];
        const { label, value } = item as Exclude<Item, readonly unknown[]>;
        const id = value?.at(-1);
        return label?.show && typeof id === 'string' && known.has(id) ? [id] : [];
      }),
    );
  };

  /** The groups of the run by sample, as a file of its own. */
  const groups = (steps: readonly Step[] = []): Frame | null =>
    input.groups && {
      name: 'groups',
      steps,
      table: {
        id: 'groups',
        title: '分组',
        rows: input.groups.samples.length,
        columns: [
          { name: 'sample', label: '样本', kind: 'text', values: input.groups.samples },
          { name: 'group', label: '分组', kind: 'text', values: input.groups.group },
        ],
      },
    };

  const blanks = (by: string, from: Table = data): Step[] =>
    texts(by, from).includes('') ? [{ do: 'blank', column: by, as: ungrouped }] : [];
  const frame = (steps: readonly Step[] = [], more: Partial<Frame> = {}): Frame => ({
    name: 'data',
    table: data,
    steps,
    ...more,
  });
  const pointSize = (): number => {
    const drawn = series.find(
      (one) => one.type === 'scatter' && typeof one.symbolSize === 'number' && (one.data?.length ?? 0) > 0,
    )?.symbolSize;
    return input.settings.pointSize ?? (drawn as number | undefined) ?? definition.pointSize ?? 6;
  };
  /** The colour of the first series of a kind, or of its first item. */
  const seriesColor = (match: (one: Series) => boolean, fallback: string = palette[0]!): string => {
    const found = series.find((one) => match(one) && colorOf(one));
    if (found) return colorOf(found)!;
    const item = series.find(match)?.data?.[0] as { itemStyle?: { color?: string } } | undefined;
    return item?.itemStyle?.color ?? fallback;
  };
  const base = (): Pick<Figure, 'title' | 'size' | 'fontSize' | 'legend'> => ({
    title: input.settings.title?.trim() ?? '',
    size: definition.defaultSize,
    fontSize: fontSizeOf(input),
    legend: input.settings.legend ?? 'right',
  });

  return {
    definition,
    input,
    drawing,
    data,
    series,
    axes,
    colors,
    palette,
    scale,
    column,
    texts,
    distinct,
    lines,
    number,
    names,
    levels,
    ordered,
    labelled,
    groups,
    blanks,
    frame,
    pointSize,
    seriesColor,
    base,
    ungrouped,
  };
}

/** Colours of a ramp, few enough to be read in the code. */
export const sampled = (ramp: readonly string[]): readonly string[] =>
  Array.from({ length: 9 }, (_, at) => ramp[Math.round((at * (ramp.length - 1)) / 8)]!);

export type Drawn = Omit<Figure, 'title' | 'size' | 'fontSize' | 'legend'> & Partial<Pick<Figure, 'legend' | 'size'>>;
/** What makes the code of one chart. */
export type Recipe = (view: View) => Drawn;
export type { Ramp };
