import { minimum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { arrowLines, arrowNames, type Arrow } from '../../parts/arrows/index.ts';
import { fontSizeOf, gridRect, percent, readable, rounded, truncateMiddle } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { axisOf, axisSpec, ordinationPoints, ordinationSettings } from '../../parts/ordination-points/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const xSpec = axisSpec('x', '横轴', 1);
const ySpec = axisSpec('y', '纵轴', 2);
const shownSpec = {
  id: 'vectors',
  label: '画出的环境因子',
  kind: 'choice',
  default: 'p',
  choices: [
    { value: 'p', label: 'p < 0.05 的' },
    { value: 'p_adj', label: '校正后 p < 0.05 的' },
    { value: 'all', label: '全部（不显著的画虚线）' },
  ],
} as const satisfies SettingSpec;
const centresSpec = {
  id: 'centres',
  label: '标出显著分类变量的中心',
  help: '分组以外的分类变量，p < 0.05 时以方块标出各类的中心',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const pointSize = 9;
const limit = 0.05;

type Vector = Arrow & { readonly p: number; readonly r2: number };
type Range = { readonly min: number; readonly max: number };

/** Fitted variables on the two axes drawn: direction × √R². */
function vectorsOf(
  input: ChartInput,
  [across, up]: readonly [string, string],
): { readonly all: readonly Vector[]; readonly drawn: readonly Vector[] } {
  const table = tableOf(input, 'vectors');
  const [x, y, r2, p, adjusted] = [across, up, 'r2', 'p', 'p_adj'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const shown = choiceOf(input.settings.own, shownSpec);
  const rows = texts(table, 'variable').flatMap((id, row) =>
    Number.isFinite(r2[row]!)
      ? [
          {
            id,
            x: x[row]! * Math.sqrt(r2[row]!),
            y: y[row]! * Math.sqrt(r2[row]!),
            p: p[row]!,
            r2: r2[row]!,
            adjusted: adjusted[row]!,
          },
        ]
      : [],
  );
  return { all: rows, drawn: rows.filter((one) => shown === 'all' || (shown === 'p' ? one.p : one.adjusted) < limit) };
}

/** How many times the arrows can be lengthened and still end, with their names, inside the plot. */
function factorOf(arrows: readonly Arrow[], x: Range, y: Range): number {
  const most = arrows.flatMap((arrow) => [
    arrow.x > 0 ? x.max / arrow.x : arrow.x < 0 ? x.min / arrow.x : Number.POSITIVE_INFINITY,
    arrow.y > 0 ? y.max / arrow.y : arrow.y < 0 ? y.min / arrow.y : Number.POSITIVE_INFINITY,
  ]);
  const factor = minimum(most);
  return Number.isFinite(factor) && factor > 0 ? 0.78 * factor : 1;
}

/** Means of the classes of every factor but the groups, which have their ellipses. */
function centresOf(input: ChartInput, [x, y]: readonly [string, string]): Arrow[] {
  if (!booleanOf(input.settings.own, centresSpec)) return [];
  const [factors, centroids] = [tableOf(input, 'factors'), tableOf(input, 'centroids')];
  const found = new Set(
    texts(factors, 'factor').filter((name, row) => name !== '分组' && numbers(factors, 'p')[row]! < limit),
  );
  return texts(centroids, 'level').flatMap((level, row) =>
    found.has(texts(centroids, 'factor')[row]!)
      ? [{ id: level, x: numbers(centroids, x)[row]!, y: numbers(centroids, y)[row]! }]
      : [],
  );
}

function draw(input: ChartInput): ChartDrawing {
  const columns = [axisOf(input, xSpec), axisOf(input, ySpec)] as const;
  const table = tableOf(input, 'axes');
  const titles = columns.map((column) => {
    const row = texts(table, 'axis').indexOf(column);
    const ratio = numbers(table, 'ratio')[row]!;
    return `${texts(table, 'name')[row] ?? column}${Number.isFinite(ratio) ? ` (${percent(ratio)})` : ''}`;
  }) as [string, string];
  const stress = numbers(table, 'stress')[0]!;
  const { levels, option } = ordinationPoints(input, {
    x: { column: columns[0], title: titles[0] },
    y: { column: columns[1], title: titles[1] },
    ...(Number.isFinite(stress) && { caption: `应力 = ${readable(stress, 3)}` }),
    pointSize,
  });
  const { all, drawn } = vectorsOf(input, columns);
  const [xRange, yRange] = [option.xAxis as Range, option.yAxis as Range];
  const factor = factorOf(drawn, xRange, yRange);
  const ends = drawn.map((vector) => ({ ...vector, x: vector.x * factor, y: vector.y * factor }));
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const centres = centresOf(input, columns);
  const points = tableOf(input, 'points');
  const samples = texts(points, 'sample');
  const scale = groupScale(input);
  const [x, y] = columns.map((column) => numbers(points, column)) as [Float64Array, Float64Array];
  const factors = tableOf(input, 'factors');
  const grouped = texts(factors, 'factor').indexOf('分组');
  const said = drawn.map(({ id, p, r2 }) => `${id}（R² ${readable(r2, 3)}，p ${readable(p, 2)}）`).join('、');

  return {
    option: {
      ...option,
      series: [
        ...[option.series ?? []].flat(),
        ...(centres.length > 0
          ? [
              {
                type: 'scatter',
                name: '类的中心',
                silent: true,
                symbol: 'rect',
                symbolSize: 8,
                z: 5,
                itemStyle: { color: colors.text },
                tooltip: { show: false },
                label: { show: true, position: 'top', fontFamily, fontSize: fontSize - 1, color: colors.text },
                data: centres.map(({ id, ...place }) => ({
                  value: [rounded(place.x), rounded(place.y)],
                  label: { formatter: truncateMiddle(id, 16).replaceAll(/[{}]/gu, '') },
                })),
              },
            ]
          : []),
        arrowLines(
          ends.map((end) => ({ ...end, dashed: end.p >= limit })),
          colors.text,
        ),
        arrowNames(ends, {
          background: colors.background,
          color: colors.text,
          fontSize,
          rect: gridRect(option, input.size),
          xRange,
          yRange,
        }).series,
      ],
    } as EChartsOption,
    summary: `环境因子拟合图：${samples.length} 个样本${input.groups ? `，${levels} 个分组` : ''}，横轴 ${titles[0]}，纵轴 ${titles[1]}；${all.length} 个环境因子中画出 ${drawn.length} 个${said ? `：${said}` : ''}${grouped >= 0 ? `；分组 R² ${readable(numbers(factors, 'r2')[grouped]!, 3)}，p ${readable(numbers(factors, 'p')[grouped]!, 2)}` : ''}；箭头按统一比例放大。`,
    data: dataTable('envfit-plot', '拟合图坐标', [
      textColumn('kind', '类别', [...samples.map(() => '样本'), ...ends.map(() => '环境因子')]),
      textColumn('id', '名称', [...samples, ...ends.map(({ id }) => id)]),
      ...(input.groups ? [textColumn('group', '分组', [...samples.map(scale.levelOf), ...ends.map(() => '')])] : []),
      numberColumn('x', titles[0], [...x, ...ends.map(() => Number.NaN)]),
      numberColumn('y', titles[1], [...y, ...ends.map(() => Number.NaN)]),
      numberColumn('arrow_x', '箭头横坐标', [...samples.map(() => Number.NaN), ...ends.map((end) => end.x)]),
      numberColumn('arrow_y', '箭头纵坐标', [...samples.map(() => Number.NaN), ...ends.map((end) => end.y)]),
    ]),
    labelIds: samples,
  };
}

/** Samples in the plane of an ordination, with the variables fitted to it as arrows. */
export const envfitPlot: ChartDefinition = {
  id: 'envfit-plot',
  title: '环境因子拟合图',
  tables: [{ id: 'points' }, { id: 'axes' }, { id: 'vectors' }, { id: 'factors' }, { id: 'centroids' }],
  settings: [xSpec, ySpec, shownSpec, centresSpec, ...ordinationSettings],
  defaultSize: { width: 720, height: 560 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
