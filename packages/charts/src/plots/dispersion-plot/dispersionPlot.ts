import type { LegendComponentOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  rounded,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, DenseLayer } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { figuresOf, trendLine } from './figures.ts';

const [xTitle, yTitle] = ['log10(校正后平均计数)', 'log10(离散度)'];
const names = { gene: '逐特征估计', final: '收缩后', outlier: '离群，不收缩', trend: '趋势' } as const;
const steps = 300;
/** The symbol of the trend in the legend: a short line. */
const stroke = 'path://M0 0H10V2.4H0Z';

function draw(input: ChartInput): ChartDrawing {
  const figures = figuresOf(input);
  const { below, features, final, gene, level, outlier, scale: yScale } = figures;
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = { gene: theme.neutral, final: palette[0]!, outlier: palette[2]!, trend: palette[1]! };
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 2.5 : 4);
  const symbolSize = dense ? size + 2 : size;
  const wanted = new Set(input.settings.labels);
  const outliers = outlier.filter(Boolean).length;
  const shown = {
    gene: gene.map((value, row) => (outlier[row] ? Number.NaN : value)),
    final: final.map((value, row) => (outlier[row] ? Number.NaN : value)),
    outlier: gene.map((value, row) => (outlier[row] ? value : Number.NaN)),
  };
  const kinds = outliers > 0 ? (['gene', 'final', 'outlier'] as const) : (['gene', 'final'] as const);

  const xScale = niceScale(...(extent(level) ?? [0, 1]));
  const base = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: [...kinds.map((kind) => names[kind]), names.trend],
  });
  const fontSize = fontSizeOf(input);
  const rect = gridRect(base, input.size);
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: features,
    x: level,
    y: final,
    labels: wanted,
    symbolSize: symbolSize + 3,
    fontSize: fontSize - 1,
  });
  const scatter = (
    name: string,
    color: string,
    y: Float64Array,
    taken: (row: number) => boolean,
    grow: number,
  ): ScatterSeriesOption => {
    const rows = Array.from(features.keys()).filter(
      (row) => Number.isFinite(y[row]!) && Number.isFinite(level[row]!) && taken(row),
    );
    return pointSeries(
      {
        name,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => level[row]!),
        y: rows.map((row) => y[row]!),
        color,
        symbol: 'circle',
        size: symbolSize + grow,
      },
      { xLabel: xTitle, yLabel: yTitle, colors: theme, fontSize, labels: grow > 0 ? labels : new Map() },
    );
  };
  const line: LineSeriesOption = {
    type: 'line',
    name: names.trend,
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    z: 5,
    data: trendLine(figures, steps).map(([x, value]) => [rounded(x), rounded(value)]),
    lineStyle: { color: colors.trend, width: 2 },
    itemStyle: { color: colors.trend },
  };
  const legend = base.legend as LegendComponentOption | undefined;

  return {
    option: {
      ...base,
      ...(legend && {
        legend: { ...legend, data: [...kinds.map((kind) => names[kind]), { name: names.trend, icon: stroke }] },
      }),
      ...(below > 0 && {
        graphic: [
          {
            type: 'text',
            right: input.size.width - rect.x - rect.width + 4,
            top: rect.y + rect.height - fontSize - 8,
            silent: true,
            z: 4,
            style: {
              text: `横轴上：${counted(below)} 个接近 0`,
              font: `${fontSize - 1}px ${fontFamily}`,
              fill: theme.axis,
            },
          },
        ],
      }),
      series: [
        ...kinds.map((kind) => scatter(names[kind], colors[kind], shown[kind], () => !dense, 0)),
        line,
        { ...scatter(names.final, theme.text, final, (row) => wanted.has(features[row]!), 3), z: 6 },
      ],
    },
    ...(dense && {
      layers: kinds.map((kind): DenseLayer => ({
        kind: 'points',
        ids: features,
        x: level,
        y: shown[kind],
        color: new Uint8Array(features.length),
        colors: [colors[kind]],
        names: [names[kind]],
        radius: size / 2,
      })),
    }),
    summary: `离散度图：共 ${counted(gene.filter(Number.isFinite).length)} 个特征，逐特征的离散度向随平均计数变化的趋势收缩；${counted(outliers)} 个远高于趋势而不收缩${below > 0 ? `，${counted(below)} 个接近 0，画在横轴上` : ''}。`,
    data: dataOf(input),
    labelIds: features,
  };
}

function dataOf(input: ChartInput): ChartDrawing['data'] {
  const table = tableOf(input, 'dispersions');
  return dataTable('dispersion-plot', '离散度图', [
    textColumn('feature', '特征', texts(table, 'feature')),
    numberColumn('base_mean', '平均计数', numbers(table, 'base_mean')),
    numberColumn('gene_est', '逐特征估计', numbers(table, 'gene_est')),
    numberColumn('fit', '趋势值', numbers(table, 'fit')),
    numberColumn('final', '采用值', numbers(table, 'final')),
    textColumn('outlier', '离散度离群', texts(table, 'outlier')),
  ]);
}

/**
 * The dispersion of every feature over its level, before and after it is shrunk towards the trend: whether the model
 * suits the data.
 */
export const dispersionPlot: ChartDefinition = {
  id: 'dispersion-plot',
  title: '离散度图',
  tables: [{ id: 'dispersions', columns: ['feature', 'base_mean', 'gene_est', 'fit', 'final', 'outlier'] }],
  settings: [],
  defaultSize: { width: 680, height: 480 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
