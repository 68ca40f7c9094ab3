import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
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
import { booleanOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { componentOf, componentSpec, componentTitle } from '../../parts/pca-components/index.ts';

const xSpec = componentSpec('x', '横轴主成分', 1);
const ySpec = componentSpec('y', '纵轴主成分', 2);
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
    const name = level === '' ? ungrouped : truncateMiddle(level, 24);
    const drawsEllipse = wantsEllipse && (level !== '' || !input.groups);
    return [{ level, name, rows, ellipse: drawsEllipse ? normalEllipse(rows.map((row) => [x[row]!, y[row]!])) : null }];
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
  const [xName, yName] = [componentOf(input, 'scores', xSpec), componentOf(input, 'scores', ySpec)];
  const [x, y] = [numbers(scores, xName), numbers(scores, yName)];
  const [xTitle, yTitle] = [componentTitle(input, xName), componentTitle(input, yName)];

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
    x: { title: xTitle, scale: xScale },
    y: { title: yTitle, scale: yScale },
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
  const look = { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels };

  const series = clusters.map(({ level, name, rows }) =>
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
  );

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: [0], color: colors.grid, dashed: false }),
        ...series,
        ...clusters.flatMap(({ level, name, ellipse }) =>
          ellipse ? [outline(name, scale.color(level), ellipse)] : [],
        ),
      ],
    },
    summary: `主成分得分图：${samples.length} 个样本${input.groups ? `，${clusters.length} 个分组` : ''}，横轴 ${xTitle}，纵轴 ${yTitle}${outlines.length > 0 ? '；椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('pca-scores', '主成分得分', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      numberColumn(xName, xTitle, x),
      ...(yName === xName ? [] : [numberColumn(yName, yTitle, y)]),
    ]),
    labelIds: samples,
  };
}

/** Samples on two principal components, coloured by group, with normal-data ellipses. */
export const pcaScores: ChartDefinition = {
  id: 'pca-scores',
  title: '主成分得分图',
  tables: [{ id: 'scores' }, { id: 'explained', columns: ['component', 'ratio'] }],
  settings: [xSpec, ySpec, ellipseSpec, namesSpec],
  defaultSize: { width: 720, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
