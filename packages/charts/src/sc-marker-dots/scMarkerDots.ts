import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { counted, extent, fontSizeOf, frame, niceScale, percent, readable, rounded, textWidth, titleHeight } from '../frame/index.ts';
import { paletteColors } from '../palette/index.ts';
import { choiceOf } from '../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const valueSpec = {
  id: 'value', label: '颜色', help: '标准化表达便于比较各簇，平均表达可以看出基因本身的高低', kind: 'choice', default: 'scaled',
  choices: [{ value: 'scaled', label: '标准化表达' }, { value: 'mean', label: '平均表达' }],
} as const satisfies SettingSpec;

const side = 92;
const below = 58;
const clusterLabel = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

type Bar = { readonly title: string; readonly min: number; readonly max: number; readonly ramp: readonly string[] };

/** The colour bar, and three grey circles with their share of cells: beside the plot, or below it on a narrow figure. */
function keys(input: ChartInput, narrow: boolean, biggest: number, bar: Bar): object[] {
  const top = 14 + titleHeight(input);
  const colors = chartColors(input.theme);
  const fontSize = Math.min(12, fontSizeOf(input));
  const { height, width } = input.size;
  const text = (x: number, y: number, words: string, align: 'left' | 'center' = 'left') => ({ type: 'text', silent: true, x, y, style: { text: words, fill: colors.text, fontFamily, fontSize, textAlign: align, textVerticalAlign: 'middle' } });
  const circle = (x: number, y: number, share: number) => ({ type: 'circle', silent: true, shape: { cx: x, cy: y, r: (biggest * Math.sqrt(share)) / 2 }, style: { fill: colors.neutral } });
  const shares = [0.25, 0.5, 1];
  const colorStops = Array.from({ length: 11 }, (_, i) => ({ offset: i / 10, color: bar.ramp[Math.round((i * 255) / 10)]! }));
  const rect = (x: number, y: number, w: number, h: number, upright: boolean) => ({ type: 'rect', silent: true, shape: { x, y, width: w, height: h }, style: { fill: { type: 'linear', x: 0, y: upright ? 1 : 0, x2: upright ? 0 : 1, y2: 0, colorStops, global: false } } });
  if (narrow) {
    const y = height - 16;
    const [low, high] = [readable(bar.min, 2), readable(bar.max, 2)];
    const from = 8 + textWidth(low, fontSize) + 4;
    return [text(8, y, low), rect(from, y - 5, 56, 10, false), text(from + 60, y, high), text(8, y - 20, bar.title), text(width / 2, y - 20, '检出比例（%）'), ...shares.flatMap((share, i) => [circle(width / 2 + biggest / 2 + i * 48, y, share), text(width / 2 + biggest + 3 + i * 48, y, String(share * 100))])];
  }
  const x = width - side + 22;
  const sizes = top + 150;
  return [
    text(x - 8, top + 6, bar.title), rect(x - 8, top + 20, 12, 96, true), text(x + 10, top + 22, readable(bar.max, 2)), text(x + 10, top + 68, readable((bar.min + bar.max) / 2, 2)), text(x + 10, top + 114, readable(bar.min, 2)),
    text(x - 8, sizes, '检出比例'), ...shares.flatMap((share, i) => [circle(x + 2, sizes + 24 + i * 24, share), text(x + 18, sizes + 24 + i * 24, `${share * 100}%`)]),
  ];
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'expression');
  const [genes, clusters] = [texts(table, 'gene'), texts(table, 'cluster')];
  const shown = choiceOf(input.settings.own, valueSpec);
  const [values, share] = [numbers(table, shown), numbers(table, 'pct')];
  const [geneNames, clusterNames] = [[...new Set(genes)], [...new Set(clusters)]];
  const narrow = input.size.width < 560;
  const colors = chartColors(input.theme);
  const labels = clusterNames.map(clusterLabel);
  // The first row is drawn at the bottom of the axis, so both lists are turned to read from the top.
  const [acrossNames, upNames] = narrow ? [labels, geneNames.toReversed()] : [geneNames, labels.toReversed()];
  const { height, width } = input.size;
  // Laid out in what the keys leave, so that names are as small as their room asks.
  const room = narrow ? { width, height: height - below } : { width: width - side, height };
  const base = frame({ ...input, size: room }, { x: { title: '', names: acrossNames }, y: { title: '', names: upNames } });
  const grid = base.grid as { left: number; right: number; top: number; bottom: number };
  const placed = narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + side };
  const plot = { width: input.size.width - placed.left - placed.right, height: input.size.height - placed.top - placed.bottom };
  const biggest = Math.max(4, Math.min(20, (plot.width / Math.max(1, acrossNames.length)) * 0.92, (plot.height / Math.max(1, upNames.length)) * 0.92));
  const [low, high] = extent(values) ?? [0, 1];
  const bound = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const limits = shown === 'scaled' ? { min: -Number(bound.toPrecision(2)), max: Number(bound.toPrecision(2)) } : { min: 0, max: niceScale(0, high, { ticks: 4 }).max };
  const ramp = paletteColors(input.settings.palette, shown === 'scaled' ? 'diverging' : 'sequential', input.theme);
  const colorAt = (value: number): string => ramp[Math.max(0, Math.min(255, Math.round(((value - limits.min) / (limits.max - limits.min)) * 255)))]!;
  const valueLabel = valueSpec.choices.find(({ value }) => value === shown)!.label;

  return {
    option: {
      ...base,
      grid: placed,
      graphic: keys(input, narrow, biggest, { title: valueLabel, ...limits, ramp }),
      series: [{
        type: 'scatter', dimensions: [{ name: narrow ? '簇' : '基因', type: 'ordinal' }, { name: narrow ? '基因' : '簇', type: 'ordinal' }, { name: valueLabel, type: 'number' }, { name: '检出比例', type: 'number' }],
        encode: { x: 0, y: 1, tooltip: [0, 1, 2, 3] }, emphasis: { disabled: true },
        data: genes.map((gene, i) => {
          const [g, c] = [geneNames.indexOf(gene), clusterNames.indexOf(clusters[i]!)];
          const place = narrow ? [c, geneNames.length - 1 - g] : [g, clusterNames.length - 1 - c];
          return { value: [...place, rounded(values[i]!), rounded(share[i]!)], symbolSize: Math.max(1, rounded(biggest * Math.sqrt(share[i]!))), itemStyle: { color: colorAt(values[i]!), borderColor: colors.axis, borderWidth: 0.4, opacity: 1 } };
        }),
      }],
    } as EChartsOption,
    summary: `标志基因点图：${counted(clusterNames.length)} 个簇的 ${counted(geneNames.length)} 个基因，颜色为${valueLabel}，点的面积为检出比例（最大 ${percent(extent(share)?.[1] ?? 0)}）。`,
    data: dataTable('sc-marker-dots', '标志基因点图', [
      textColumn('gene', '基因', genes), textColumn('cluster', '簇', clusters), numberColumn(shown, valueLabel, values), numberColumn('pct', '检出比例', share),
    ]),
  };
}

/** Marker genes across clusters: colour for expression, area for the share of cells that have the gene. */
export const scMarkerDots: ChartDefinition = {
  id: 'sc-marker-dots',
  title: '标志基因点图',
  tables: [{ id: 'expression' }],
  settings: [valueSpec],
  defaultSize: { width: 860, height: 440 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
