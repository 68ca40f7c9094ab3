import type { EChartsOption } from 'echarts';
import { airy } from '../../parts/class-map/index.ts';
import {
  baseOption,
  counted,
  extent,
  fontSizeOf,
  readable,
  rounded,
  textWidth,
  titleHeight,
  truncateMiddle,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { choiceOf } from '../../settings.ts';
import { rectangle, words } from '../../shapes/index.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { valueMap } from '../../parts/value-map/index.ts';
import { geneSpec, genesOf } from '../../parts/genes/index.ts';

const countSpec = {
  id: 'count',
  label: '画几个基因',
  help: '几个基因时每个一格，颜色从 0 到它自己的最高表达；细胞多于 2,000 个时每格等距抽取',
  kind: 'choice',
  default: '1',
  choices: [
    { value: '1', label: '1 个' },
    { value: '4', label: '4 个' },
    { value: '9', label: '9 个' },
  ],
} as const satisfies SettingSpec;

/** Cells of one panel at most. */
const mostCells = 2_000;

type Cells = {
  readonly ids: readonly string[];
  readonly clusters: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xTitle: string;
  readonly yTitle: string;
};
type Gene = { readonly label: string; readonly value: Float64Array };

/** One panel per gene, without axes, since coordinates of a map have no meaning of their own. */
function panels(input: ChartInput, cells: Cells, genes: readonly Gene[]): EChartsOption {
  const colors = chartColors(input.theme);
  const ramp = paletteColors(input.settings.palette, 'sequential', input.theme);
  const fontSize = fontSizeOf(input);
  const { height, width } = input.size;
  const base = baseOption(input);
  const foot = fontSize + 18;
  const top = 8 + titleHeight(input);
  const head = fontSize + 10;
  const rects: readonly Rect[] = panelGrid(
    genes.length,
    { x: 8, y: top, width: width - 16, height: height - top - foot },
    0,
    head,
  );
  const [xScale, yScale] = [airy(cells.x), airy(cells.y)];
  const step = Math.ceil(cells.ids.length / mostCells);
  const rows = Array.from(cells.ids.keys()).filter((i) => i % step === 0);
  const size = input.settings.pointSize ?? Math.max(1.5, Math.min(4, (rects[0]!.width / Math.sqrt(rows.length)) * 0.3));
  const bare = { show: false, type: 'value' as const };
  const bar = { width: Math.min(120, width * 0.25), x: 0, y: height - foot + 8 };
  const [low, high] = ['0', '各自最高'];
  bar.x =
    width / 2 -
    bar.width / 2 +
    (textWidth('表达', fontSize) + textWidth(low, fontSize) - textWidth(high, fontSize)) / 2;
  const colorStops = Array.from({ length: 11 }, (_, i) => ({
    offset: i / 10,
    color: ramp[Math.round((i * 255) / 10)]!,
  }));
  const text = { color: colors.text, fontSize };
  return {
    ...base,
    title: [
      ...[base.title ?? []].flat(),
      ...genes.map(({ label, value }, at) => {
        const most = `0～${readable(extent(value)?.[1] ?? 0, 2)}`;
        return {
          text: `${fitted(label, rects[at]!.width - textWidth(most, fontSize - 2) - 8, fontSize)}{most|${most}}`,
          left: rects[at]!.x,
          top: rects[at]!.y - fontSize - 6,
          padding: 0,
          textStyle: {
            fontFamily,
            fontSize,
            fontWeight: 600 as const,
            color: colors.text,
            rich: {
              most: {
                padding: [0, 0, 0, 6],
                fontSize: fontSize - 2,
                fontWeight: 'normal' as const,
                color: colors.axis,
                fontFamily,
              },
            },
          },
        };
      }),
    ],
    graphic: {
      elements: [
        ...rects.slice(0, genes.length).map((rect) => rectangle(rect, { stroke: colors.grid, lineWidth: 1, z: 0 })),
        words('表达', bar.x - textWidth(low, fontSize) - 14, bar.y + 5, { ...text, align: 'right' }),
        words(low, bar.x - 6, bar.y + 5, { ...text, align: 'right' }),
        words(high, bar.x + bar.width + 6, bar.y + 5, text),
        {
          type: 'rect',
          silent: true,
          shape: { x: bar.x, y: bar.y, width: bar.width, height: 10 },
          style: { fill: { type: 'linear', x: 0, y: 0, x2: 1, y2: 0, colorStops, global: false } },
        },
      ],
    },
    grid: rects.slice(0, genes.length).map((rect) => ({
      left: rect.x,
      top: rect.y,
      width: rect.width,
      height: rect.height,
      outerBoundsMode: 'none' as const,
    })),
    xAxis: genes.map((_, at) => ({ ...bare, gridIndex: at, min: xScale.min, max: xScale.max })),
    yAxis: genes.map((_, at) => ({ ...bare, gridIndex: at, min: yScale.min, max: yScale.max })),
    series: genes.map(({ label, value }, at) => {
      const most = extent(value)?.[1] || 1;
      return {
        type: 'scatter',
        name: label,
        xAxisIndex: at,
        yAxisIndex: at,
        symbol: 'circle',
        symbolSize: size,
        emphasis: { disabled: true },
        itemStyle: { color: ramp[128] },
        dimensions: [
          { name: cells.xTitle, type: 'number' },
          { name: cells.yTitle, type: 'number' },
          { name: label, type: 'number' },
          { name: '细胞', type: 'ordinal' },
        ],
        encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
        data: rows
          .toSorted((a, b) => value[a]! - value[b]!)
          .map((i) => ({
            value: [rounded(cells.x[i]!), rounded(cells.y[i]!), rounded(value[i]!), cells.ids[i]],
            itemStyle: { color: ramp[Math.min(255, Math.floor((value[i]! / most) * 256))]! },
          })),
      };
    }),
  };
}

/** In which cluster the mean is highest. */
function highestIn(clusters: readonly string[], value: Float64Array): string {
  const sums = new Map<string, [number, number]>();
  clusters.forEach((name, i) => {
    const [sum, n] = sums.get(name) ?? [0, 0];
    sums.set(name, [sum + value[i]!, n + 1]);
  });
  return [...sums].reduce((best, one) => (one[1][0] / one[1][1] > best[1][0] / best[1][1] ? one : best))[0];
}

function draw(given: ChartInput): ChartDrawing {
  const table = tableOf(given, 'cells');
  const [allX, allY] = [numbers(table, 'x'), numbers(table, 'y')];
  const rows = Array.from(allX.keys()).filter((i) => Number.isFinite(allX[i]!) && Number.isFinite(allY[i]!));
  const { chosen, names } = genesOf(given, Number(choiceOf(given.settings.own, countSpec)));
  const part = (values: Float64Array): Float64Array => Float64Array.from(rows, (i) => values[i]!);
  const [ids, clusters] = [texts(table, 'cell'), texts(table, 'cluster')].map((all) => rows.map((i) => all[i]!)) as [
    string[],
    string[],
  ];
  const cells: Cells = {
    ids,
    clusters,
    x: part(allX),
    y: part(allY),
    xTitle: labelOf(table, 'x'),
    yTitle: labelOf(table, 'y'),
  };
  const genes = chosen.map(({ label, values }): Gene => ({ label, value: part(values) }));
  const one = genes.length === 1 ? genes[0]! : null;
  const input =
    given.settings.title?.trim() || !one
      ? given
      : { ...given, settings: { ...given.settings, title: truncateMiddle(one.label, 40) } };
  const drawing = one
    ? valueMap(input, { ...cells, value: one.value, label: '表达', item: '细胞' })
    : { option: genes.length > 0 ? panels(input, cells, genes) : baseOption(input) };
  const said = genes.map(({ label, value }) =>
    rows.length === 0
      ? label
      : `${label}（最高 ${readable(extent(value)?.[1] ?? 0, 3)}，平均最高的是“${clusterLabel(highestIn(clusters, value))}”）`,
  );
  return {
    ...drawing,
    counted: { [geneSpec.id]: names },
    summary:
      rows.length === 0
        ? '特征图：没有细胞的位置，请打开参数“排布细胞”，或在分组表中加 x、y 两列。'
        : `特征图：${counted(rows.length)} 个细胞中${said.join('、') || '没有可画的基因'}的表达 ln(1 + 每万计数)。`,
    data: dataTable('sc-feature-map', '特征图', [
      textColumn('cell', '细胞', cells.ids),
      textColumn('cluster', '簇', clusters),
      numberColumn('x', cells.xTitle, cells.x),
      numberColumn('y', cells.yTitle, cells.y),
      ...genes.map(({ label, value }, at) => numberColumn(`gene${at + 1}`, label, value)),
    ]),
  };
}

/** Cells on their map coloured by the expression of one gene, or one panel per gene. */
export const scFeatureMap: ChartDefinition = {
  id: 'sc-feature-map',
  title: '基因表达特征图',
  tables: [{ id: 'cells', columns: ['cell', 'cluster', 'x', 'y'] }, { id: 'cell_expression' }],
  settings: [geneSpec, countSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
