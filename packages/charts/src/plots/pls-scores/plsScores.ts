import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  placeLabels,
  pointSeries,
  referenceLines,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { normalEllipse } from '../../geometry/index.ts';
import type { Point } from '../../geometry/index.ts';
import { groupScale } from '../../groups/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import {
  dataTable,
  hasColumn,
  numberColumn,
  numbers,
  numericNames,
  tableOf,
  textColumn,
  texts,
} from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const component = (id: string, label: string, first: number) =>
  ({
    id,
    label,
    help: 'OPLS-DA 的第 1 个为预测成分，其余为正交成分',
    kind: 'number',
    default: first,
    min: 1,
    max: 20,
    step: 1,
  }) as const satisfies SettingSpec;
const xSpec = component('x', '横轴成分', 1);
const ySpec = component('y', '纵轴成分', 2);
const ellipseSpec = {
  id: 'ellipse',
  label: '95% 置信椭圆',
  help: '按各组样本的均值与协方差计算，至少 3 个样本',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '标注全部样本名',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const pointSize = 9;
const ungrouped = '未分组';

/** A side of the figure: a component, or the order of the samples where the model has no second one. */
type Side = { readonly name: string; readonly title: string; readonly values: Float64Array };

function sideOf(input: ChartInput, wanted: number, first: string | null): Side {
  const scores = tableOf(input, 'scores');
  const names = numericNames(scores);
  const name = names[Math.min(wanted, names.length) - 1] ?? names[0]!;
  if (name === first && names.length === 1)
    return { name: 'order', title: '样本序号', values: Float64Array.from({ length: scores.rows }, (_, i) => i + 1) };
  return { name, title: titleOf(input, name), values: numbers(scores, name) };
}

/** `t1 (32.1%)`; of OPLS-DA the share of an orthogonal component is only known when there is one. */
function titleOf(input: ChartInput, name: string): string {
  const fit = tableOf(input, 'fit');
  const words = name === 't_pred' ? '预测成分 t_pred' : name.startsWith('to') ? `正交成分 ${name}` : `成分 ${name}`;
  const alone = !hasColumn(tableOf(input, 'scores'), 'to2');
  const ratio =
    name === 't_pred'
      ? numbers(fit, 'r2x_pred')[0]
      : name.startsWith('to')
        ? alone
          ? numbers(fit, 'r2x_ortho')[0]
          : undefined
        : numbers(fit, 'r2x')[Number(name.slice(1)) - 1];
  return ratio === undefined || !Number.isFinite(ratio) ? words : `${words} (${percent(ratio)})`;
}

type Cluster = {
  readonly level: string;
  readonly name: string;
  readonly rows: readonly number[];
  readonly ellipse: Point[] | null;
};

function clustersOf(input: ChartInput, samples: readonly string[], x: Float64Array, y: Float64Array): Cluster[] {
  const scale = groupScale(input);
  const wantsEllipse = booleanOf(input.settings.own, ellipseSpec);
  const levels = scale.levels.includes('') ? scale.levels : [...scale.levels, ''];
  return levels.flatMap((level) => {
    const rows = samples.flatMap((sample, row) => (scale.levelOf(sample) === level ? [row] : []));
    if (rows.length === 0) return [];
    return [
      {
        level,
        name: level === '' ? ungrouped : truncateMiddle(level, 24),
        rows,
        ellipse:
          wantsEllipse && (level !== '' || !input.groups) ? normalEllipse(rows.map((row) => [x[row]!, y[row]!])) : null,
      },
    ];
  });
}

const outline = (name: string, color: string, points: readonly Point[]): LineSeriesOption => ({
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

function draw(input: ChartInput): ChartDrawing {
  const scores = tableOf(input, 'scores');
  const samples = texts(scores, 'sample');
  const across = sideOf(input, Math.round(numberOf(input.settings.own, xSpec)), null);
  const up = sideOf(input, Math.round(numberOf(input.settings.own, ySpec)), across.name);
  const [x, y] = [across.values, up.values];
  const scale = groupScale(input);
  const clusters = clustersOf(input, samples, x, y);
  const outlines = clusters.flatMap(({ ellipse }) => ellipse ?? []);
  const scaleOf = (values: Float64Array, side: 0 | 1) =>
    niceScale(
      ...(extent(
        values,
        outlines.map((point) => point[side]),
      ) ?? [0, 1]),
    );
  const [xScale, yScale] = [scaleOf(x, 0), scaleOf(y, 1)];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const base = frame(input, {
    x: { title: across.title, scale: xScale },
    y: { title: up.title, scale: yScale },
    legend: input.groups ? clusters.map(({ name }) => name) : [],
  });
  const size = input.settings.pointSize ?? pointSize;
  const wanted = new Set(booleanOf(input.settings.own, namesSpec) ? samples : input.settings.labels);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: samples,
    x,
    y,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: across.title, yLabel: up.title, colors, fontSize, labels };

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: up.name === 'order' ? [] : [0], color: colors.grid, dashed: false }),
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
        ...clusters.flatMap(({ level, name, ellipse }) =>
          ellipse ? [outline(name, scale.color(level), ellipse)] : [],
        ),
      ],
    },
    summary: `判别分析得分图：${samples.length} 个样本${input.groups ? `，${clusters.length} 个分组` : ''}，横轴 ${across.title}，纵轴 ${up.title}${outlines.length > 0 ? '；椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('pls-scores', '样本得分', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      numberColumn(across.name, across.title, x),
      ...(up.name === across.name ? [] : [numberColumn(up.name, up.title, y)]),
    ]),
    labelIds: samples,
  };
}

/** Samples on two components of PLS-DA or OPLS-DA, coloured by group, with normal-data ellipses. */
export const plsScores: ChartDefinition = {
  id: 'pls-scores',
  title: '得分图',
  tables: [{ id: 'scores' }, { id: 'fit' }],
  settings: [xSpec, ySpec, ellipseSpec, namesSpec],
  defaultSize: { width: 720, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
