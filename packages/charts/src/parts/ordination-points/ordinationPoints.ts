import type { EChartsOption, LineSeriesOption } from 'echarts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  referenceLines,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { normalEllipse } from '../../geometry/index.ts';
import type { Point } from '../../geometry/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

type NumberSpec = Extract<SettingSpec, { kind: 'number' }>;

/** Which axis to show across or upwards. */
export const axisSpec = (id: 'x' | 'y', label: string, first: number): NumberSpec => ({
  id,
  label,
  kind: 'number',
  default: first,
  min: 1,
  max: 50,
  step: 1,
});

const outlineSpec = {
  id: 'outline',
  label: '各组轮廓',
  help: '椭圆按各组坐标的均值与协方差计算，至少 3 个样本；连线从各组的均值出发',
  kind: 'choice',
  default: 'ellipse',
  choices: [
    { value: 'ellipse', label: '95% 置信椭圆' },
    { value: 'spider', label: '到中心的连线' },
    { value: 'none', label: '不画' },
  ],
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '标注全部样本名',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

/** Settings of every figure of this kind, after its axes. */
export const ordinationSettings: readonly SettingSpec[] = [outlineSpec, namesSpec];

/** The column of `points` that a setting chose, or the last one there is. */
export function axisOf(input: ChartInput, spec: NumberSpec): string {
  const points = tableOf(input, 'points');
  for (let number = Math.round(numberOf(input.settings.own, spec)); number > 1; number--)
    if (hasColumn(points, `Axis${number}`)) return `Axis${number}`;
  return 'Axis1';
}

export type OrdinationAxes = {
  readonly x: { readonly column: string; readonly title: string };
  readonly y: { readonly column: string; readonly title: string };
  /** Written in the upper right corner, such as the stress. */
  readonly caption?: string;
  readonly pointSize: number;
};

/** Samples of the table `points` on two axes, coloured by group, each group with its ellipse or its spider. */
export function ordinationPoints(
  input: ChartInput,
  { caption, pointSize, x: xAxis, y: yAxis }: OrdinationAxes,
): { option: EChartsOption; levels: number; outlined: boolean } {
  const points = tableOf(input, 'points');
  const samples = texts(points, 'sample');
  const [x, y] = [numbers(points, xAxis.column), numbers(points, yAxis.column)];
  const scale = groupScale(input);
  const outline = choiceOf(input.settings.own, outlineSpec);
  const levels = scale.levels.includes('') ? scale.levels : [...scale.levels, ''];
  const clusters = levels.flatMap((level) => {
    const rows = samples.flatMap((sample, row) => (scale.levelOf(sample) === level ? [row] : []));
    if (rows.length === 0) return [];
    const grouped = level !== '' || !input.groups;
    return [
      {
        level,
        rows,
        grouped,
        name: level === '' ? '未分组' : truncateMiddle(level, 24),
        ellipse: outline === 'ellipse' && grouped ? normalEllipse(rows.map((row) => [x[row]!, y[row]!])) : null,
      },
    ];
  });
  const outlines = clusters.flatMap(({ ellipse }) => ellipse ?? []);
  const scaleOf = (values: Float64Array, side: 0 | 1) => {
    const [low, high] = extent(
      values,
      outlines.map((point) => point[side]),
    ) ?? [0, 1];
    return niceScale(low - 0.03 * (high - low), high + 0.03 * (high - low));
  };
  const [xScale, yScale] = [scaleOf(x, 0), scaleOf(y, 1)];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const base = frame(input, {
    x: { title: xAxis.title, scale: xScale },
    y: { title: yAxis.title, scale: yScale },
    legend: input.groups ? clusters.map(({ name }) => name) : [],
  });
  const rect = gridRect(base, input.size);
  const size = input.settings.pointSize ?? pointSize;
  const wanted = new Set(booleanOf(input.settings.own, namesSpec) ? samples : input.settings.labels);
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: samples,
    x,
    y,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: xAxis.title, yLabel: yAxis.title, colors, fontSize, labels };
  const note = caption && {
    text: caption,
    right: input.size.width - rect.x - rect.width + 8,
    top: rect.y + 6,
    padding: 0,
    textAlign: 'auto' as const,
    textStyle: { fontFamily, fontSize, fontWeight: 'normal' as const, color: colors.text },
  };

  return {
    levels: clusters.length,
    outlined: outlines.length > 0,
    option: {
      ...base,
      ...(note && { title: [...[base.title ?? []].flat(), note] }),
      series: [
        referenceLines({ x: [0], y: [0], color: colors.grid, dashed: false }),
        ...clusters.map(({ level, name, rows }) =>
          pointSeries(
            {
              name,
              ids: rows.map((row) => samples[row]!),
              x: rows.map((row) => x[row]!),
              y: rows.map((row) => y[row]!),
              color: scale.color(level),
              symbol: scale.symbol(level),
              size,
            },
            look,
          ),
        ),
        ...clusters.flatMap(({ ellipse, level, name }) => (ellipse ? [line(name, scale.color(level), ellipse)] : [])),
        ...(outline === 'spider'
          ? clusters
              .filter(({ grouped }) => grouped)
              .map(({ level, name, rows }) =>
                line(name, scale.color(level), spider(rows.map((row) => [x[row]!, y[row]!]))),
              )
          : []),
      ],
    } as EChartsOption,
  };
}

/** From the mean to every point and back. */
function spider(points: readonly Point[]): Point[] {
  const along = (side: 0 | 1) => points.reduce((sum, point) => sum + point[side], 0) / points.length;
  const mean: Point = [along(0), along(1)];
  return points.flatMap((point) => [mean, point]).concat([mean]);
}

const line = (name: string, color: string, points: readonly Point[]): LineSeriesOption => ({
  type: 'line',
  name,
  data: points.map(([x, y]) => [rounded(x), rounded(y)]),
  symbol: 'none',
  silent: true,
  lineStyle: { color, width: 1.2, opacity: 0.85 },
  itemStyle: { color },
  tooltip: { show: false },
  z: 2,
});
