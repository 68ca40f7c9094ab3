import type { EChartsOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import {
  captionAt,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  percent,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
  rounded,
  truncateMiddle,
  type Scale,
} from '../frame/index.ts';
import { groupScale } from '../groups/index.ts';
import { pText } from '../group-boxes/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { paletteColors } from '../palette/index.ts';
import { booleanOf, choiceOf, numberOf } from '../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';
import { evenScales } from './evenScales.ts';

const axisSpec = (id: 'x' | 'y', label: string, first: number) =>
  ({ id, label, kind: 'number', default: first, min: 1, max: 20, step: 1 }) as const satisfies SettingSpec;
const [xSpec, ySpec] = [axisSpec('x', '横轴', 1), axisSpec('y', '纵轴', 2)];
const endsSpec = {
  id: 'ends',
  label: '同一样本的两个位置',
  kind: 'choice',
  default: 'arrow',
  help: '箭头从第一个表指向第二个表；线越长，两个表越不一致',
  choices: [
    { value: 'arrow', label: '箭头' },
    { value: 'symbols', label: '圆点与三角' },
  ],
} as const satisfies SettingSpec;
const turnedSpec = {
  id: 'turned',
  label: '画出第二个表旋转后的轴',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const worstSpec = {
  id: 'worst',
  label: '标注残差最大的样本数',
  help: '填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 3,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const pointSize = 9;
const sides = ['第一个表', '第二个表'] as const;

type Sample = {
  readonly id: string;
  readonly level: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly residual: number;
};
type Axes = { readonly x: number; readonly y: number };

/** The axis that a setting chose, or the last one there is. */
function axisOf(input: ChartInput, spec: Extract<SettingSpec, { kind: 'number' }>): number {
  const points = tableOf(input, 'points');
  for (let axis = Math.round(numberOf(input.settings.own, spec)); axis > 1; axis -= 1)
    if (hasColumn(points, `x${axis}`)) return axis;
  return 1;
}

function samplesOf(input: ChartInput, { x, y }: Axes): Sample[] {
  const points = tableOf(input, 'points');
  const scale = groupScale(input);
  const [x1, x2, y1, y2, residual] = [`x${x}`, `x${y}`, `y${x}`, `y${y}`, 'residual'].map((name) =>
    numbers(points, name),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  return texts(points, 'sample').map((id, row) => ({
    id,
    level: scale.levelOf(id),
    from: [x1[row]!, x2[row]!],
    to: [y1[row]!, y2[row]!],
    residual: residual[row]!,
  }));
}

/** `PCoA1 (45.2%)` of the first table. */
function titleOf(input: ChartInput, axis: number): string {
  const table = tableOf(input, 'axes');
  const row = texts(table, 'table').findIndex((side, at) => side === sides[0] && numbers(table, 'axis')[at] === axis);
  const ratio = numbers(table, 'ratio')[row] ?? Number.NaN;
  const name = `${input.options['x_ordination'] === 'pca' ? 'PC' : 'PCoA'}${axis}`;
  return `${sides[0]} ${name}${Number.isFinite(ratio) ? ` (${percent(ratio)})` : ''}`;
}

const arrows = (pairs: readonly Sample[], color: string, arrow: boolean): LineSeriesOption['markLine'] => ({
  silent: true,
  animation: false,
  symbol: ['none', arrow ? 'arrow' : 'none'],
  symbolSize: 7,
  label: { show: false },
  lineStyle: { color, width: 1.2, type: 'solid', opacity: 0.85 },
  data: pairs.map(({ from, to }) => [{ coord: from.map(rounded) }, { coord: to.map(rounded) }]),
});

/** Where a line through 0 leaves the plot, both ways. */
function through([dx, dy]: readonly [number, number], x: Scale, y: Scale): [number, number][] {
  const reach = (sign: 1 | -1): number =>
    Math.min(
      dx === 0 ? Infinity : (sign * dx > 0 ? x.max : x.min) / (sign * dx),
      dy === 0 ? Infinity : (sign * dy > 0 ? y.max : y.min) / (sign * dy),
    );
  return ([-1, 1] as const).map((sign) => [rounded(sign * dx * reach(sign)), rounded(sign * dy * reach(sign))]);
}

/** The axes of the second table where the turn has brought them, as far as they lie in the plane of the figure. */
function turnedAxes(
  input: ChartInput,
  { x, y }: Axes,
  scales: readonly [Scale, Scale],
  color: string,
): LineSeriesOption[] {
  if (!booleanOf(input.settings.own, turnedSpec) || x === y) return [];
  const table = tableOf(input, 'rotation');
  const [dx, dy] = [numbers(table, `x${x}`), numbers(table, `x${y}`)];
  const lines = [x, y]
    .map((axis) => [dx[axis - 1]!, dy[axis - 1]!] as const)
    .filter(([one, other]) => Math.hypot(one, other) > 0.05);
  return lines.map((direction) => ({
    type: 'line',
    data: through(direction, ...scales),
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    lineStyle: { color, width: 1, type: 'dashed' },
    z: 1,
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const axes = { x: axisOf(input, xSpec), y: axisOf(input, ySpec) };
  const samples = samplesOf(input, axes);
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const arrow = choiceOf(input.settings.own, endsSpec) === 'arrow';
  const levels = input.groups
    ? [...scale.levels.filter((level) => level !== ''), ''].flatMap((level) => {
        const own = samples.filter((sample) => sample.level === level);
        return own.length > 0
          ? [{ name: level === '' ? '未分组' : truncateMiddle(level, 24), color: scale.color(level), own }]
          : [];
      })
    : [{ name: sides[0] as string, color: palette[0]!, own: samples }];
  const legend = [...levels.map(({ name }) => name), ...(arrow ? [] : [...(input.groups ? [sides[0]] : []), sides[1]])];

  const fit = tableOf(input, 'fit');
  const [m2, r, p] = ['m2', 'r', 'p'].map((name) => numbers(fit, name)[0]!) as [number, number, number];
  const found = `m² = ${readable(m2, 3)}，r = ${readable(r, 3)}，${pText(p)}`;
  const said = arrow && input.size.width >= 480 ? `${found}；箭头指向第二个表` : found;
  const spread = (side: 0 | 1): readonly [number, number] => {
    const [low, high] = extent(
      samples.flatMap(({ from, to }) => [from[side], to[side]]),
      [0],
    ) ?? [-1, 1];
    const margin = 0.04 * (high - low || 1);
    return [low - margin, high + margin];
  };
  const titles = [titleOf(input, axes.x), titleOf(input, axes.y)] as const;
  const outline = (scales: readonly [Scale, Scale]): EChartsOption =>
    frame(input, { x: { title: titles[0], scale: scales[0] }, y: { title: titles[1], scale: scales[1] }, legend });
  const ranges = [spread(0), spread(1)] as const;
  const rough = gridRect(outline(evenScales(...ranges, input.size)), input.size);
  // A line of text stands above the plot.
  const room = fontSize + 8;
  const scales = evenScales(...ranges, { width: rough.width, height: rough.height - room });
  const base = outline(scales);
  const grid = base.grid as { top: number; left: number };
  const lower = { ...base, grid: { ...grid, top: grid.top + room } } as EChartsOption;
  const size = input.settings.pointSize ?? pointSize;
  const worst = samples
    .toSorted((one, other) => other.residual - one.residual)
    .slice(0, Math.round(numberOf(input.settings.own, worstSpec)));
  const wanted = new Set(input.settings.labels ?? worst.map(({ id }) => id));
  const both = [...samples.map(({ from }) => from), ...samples.map(({ to }) => to)];
  const labels = placeLabels({
    rect: gridRect(lower, input.size),
    xScale: scales[0],
    yScale: scales[1],
    ids: [...samples.map(({ id }) => id), ...samples.map(() => '')],
    x: both.map(([x]) => x),
    y: both.map(([, y]) => y),
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: titles[0], yLabel: titles[1], colors, fontSize, labels };
  const second = input.groups ? undefined : palette[1]!;
  const marks = levels.flatMap(({ color, name, own }): (LineSeriesOption | ScatterSeriesOption)[] => [
    {
      ...pointSeries(
        {
          name,
          ids: own.map(({ id }) => id),
          x: own.map(({ from }) => from[0]),
          y: own.map(({ from }) => from[1]),
          color,
          symbol: 'circle',
          size,
        },
        look,
      ),
      z: 4,
    },
    // The lines go with their group when a click on the legend hides it.
    {
      type: 'line',
      name,
      data: [],
      silent: true,
      itemStyle: { color },
      lineStyle: { color },
      z: 3,
      markLine: { ...arrows(own, color, arrow), z: 3 },
    },
    ...(arrow
      ? []
      : [
          {
            ...pointSeries(
              {
                name: second ? sides[1] : name,
                ids: own.map(({ id }) => id),
                x: own.map(({ to }) => to[0]),
                y: own.map(({ to }) => to[1]),
                color: second ?? color,
                symbol: 'triangle',
                size,
              },
              { ...look, labels: new Map() },
            ),
            z: 4,
          },
        ]),
  ]);
  const signs =
    arrow || !input.groups
      ? []
      : sides.map((name, at): ScatterSeriesOption => ({
          type: 'scatter',
          name,
          data: [],
          symbol: at === 0 ? 'circle' : 'triangle',
          itemStyle: { color: colors.neutral },
        }));
  const furthest = samples.toSorted((one, other) => other.residual - one.residual)[0];

  return {
    option: {
      ...lower,
      title: [...[base.title ?? []].flat(), captionAt(input, { left: grid.left, top: grid.top - 2 }, said)],
      series: [
        referenceLines({ x: [0], y: [0], color: colors.grid, dashed: false }),
        ...turnedAxes(input, axes, scales, colors.axis),
        ...marks,
        ...signs,
      ],
    } as EChartsOption,
    summary: `Procrustes 叠合图：${samples.length} 个样本在两个排序中的位置，${found}${furthest ? `；相距最远的是 ${furthest.id}（残差 ${readable(furthest.residual, 3)}）` : ''}。`,
    data: dataTable('procrustes-plot', '叠合后的坐标', [
      textColumn(
        'sample',
        '样本',
        samples.map(({ id }) => id),
      ),
      ...(input.groups
        ? [
            textColumn(
              'group',
              '分组',
              samples.map(({ level }) => level),
            ),
          ]
        : []),
      numberColumn(
        'x',
        `第一个表 轴${axes.x}`,
        samples.map(({ from }) => from[0]),
      ),
      numberColumn(
        'y',
        `第一个表 轴${axes.y}`,
        samples.map(({ from }) => from[1]),
      ),
      numberColumn(
        'x2',
        `第二个表 轴${axes.x}`,
        samples.map(({ to }) => to[0]),
      ),
      numberColumn(
        'y2',
        `第二个表 轴${axes.y}`,
        samples.map(({ to }) => to[1]),
      ),
      numberColumn(
        'residual',
        '残差',
        samples.map(({ residual }) => residual),
      ),
    ]),
    labelIds: samples.map(({ id }) => id),
  };
}

/** Two ordinations of the same samples, one laid over the other; a line joins what is one sample. */
export const procrustesPlot: ChartDefinition = {
  id: 'procrustes-plot',
  title: 'Procrustes 叠合图',
  tables: [{ id: 'points' }, { id: 'fit' }, { id: 'axes' }, { id: 'rotation' }],
  settings: [xSpec, ySpec, endsSpec, turnedSpec, worstSpec],
  defaultSize: { width: 720, height: 540 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
