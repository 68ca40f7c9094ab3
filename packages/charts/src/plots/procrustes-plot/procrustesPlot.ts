import type { EChartsOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import {
  captionAt,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
  truncateMiddle,
} from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { pText } from '../../parts/group-boxes/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { arrows, turnedAxes } from './arrows.ts';
import { evenScales } from './evenScales.ts';
import { axisOf, samplesOf, sides, titleOf } from './samples.ts';
import { endsSpec, turnedSpec, worstSpec, xSpec, ySpec } from './settings.ts';

const pointSize = 9;

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
