import type { EChartsOption } from 'echarts';
import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  niceScale,
  percent,
  readable,
  rounded,
  textWidth,
  titleHeight,
} from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const side = 92;
const below = 58;
const clusterLabel = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

type Bar = { readonly title: string; readonly min: number; readonly max: number; readonly ramp: readonly string[] };

/** The legend of areas. `of` is the share of the largest area, 0…1. */
type AreaKey = {
  readonly title: string;
  /** Beside the title where circles carry the bare words. */
  readonly unit?: string;
  readonly marks: readonly { readonly of: number; readonly words: string; readonly short?: string }[];
};

const sharesOf = (title: string): AreaKey => ({
  title,
  unit: '%',
  marks: [0.25, 0.5, 1].map((of) => ({ of, words: `${of * 100}%`, short: String(of * 100) })),
});

/** The colour bar, and grey circles of a few areas: beside the plot, or below it on a narrow figure. */
function keys(
  input: ChartInput,
  narrow: boolean,
  biggest: number,
  bar: Bar,
  { marks, title, unit }: AreaKey,
): object[] {
  const top = 14 + titleHeight(input);
  const colors = chartColors(input.theme);
  const fontSize = Math.min(12, fontSizeOf(input));
  const { height, width } = input.size;
  const text = (x: number, y: number, words: string, align: 'left' | 'center' = 'left') => ({
    type: 'text',
    silent: true,
    x,
    y,
    style: { text: words, fill: colors.text, fontFamily, fontSize, textAlign: align, textVerticalAlign: 'middle' },
  });
  const circle = (x: number, y: number, share: number) => ({
    type: 'circle',
    silent: true,
    shape: { cx: x, cy: y, r: (biggest * Math.sqrt(share)) / 2 },
    style: { fill: colors.neutral },
  });
  const colorStops = Array.from({ length: 11 }, (_, i) => ({
    offset: i / 10,
    color: bar.ramp[Math.round((i * 255) / 10)]!,
  }));
  const rect = (x: number, y: number, w: number, h: number, upright: boolean) => ({
    type: 'rect',
    silent: true,
    shape: { x, y, width: w, height: h },
    style: {
      fill: { type: 'linear', x: 0, y: upright ? 1 : 0, x2: upright ? 0 : 1, y2: 0, colorStops, global: false },
    },
  });
  if (narrow) {
    const y = height - 16;
    const [low, high] = [readable(bar.min, 2), readable(bar.max, 2)];
    const from = 8 + textWidth(low, fontSize) + 4;
    return [
      text(8, y, low),
      rect(from, y - 5, 56, 10, false),
      text(from + 60, y, high),
      text(8, y - 20, bar.title),
      text(width / 2, y - 20, unit ? `${title}（${unit}）` : title),
      ...marks.flatMap(({ of, short, words }, i) => [
        circle(width / 2 + biggest / 2 + i * 48, y, of),
        text(width / 2 + biggest + 3 + i * 48, y, short ?? words),
      ]),
    ];
  }
  const x = width - side + 22;
  const sizes = top + 150;
  return [
    text(x - 8, top + 6, bar.title),
    rect(x - 8, top + 20, 12, 96, true),
    text(x + 10, top + 22, readable(bar.max, 2)),
    text(x + 10, top + 68, readable((bar.min + bar.max) / 2, 2)),
    text(x + 10, top + 114, readable(bar.min, 2)),
    text(x - 8, sizes, title),
    ...marks.flatMap(({ of, words }, i) => [
      circle(x + 2, sizes + 24 + i * 24, of),
      text(x + 18, sizes + 24 + i * 24, words),
    ]),
  ];
}

/** What stands in the columns of the plot, and what its colours and areas mean. */
export type DotWords = {
  readonly id: string;
  readonly title: string;
  /** Table, its column of names, and what one of them is called. */
  readonly table: string;
  readonly column: string;
  readonly item: string;
  readonly value: {
    readonly column: string;
    readonly label: string;
    /** 0 is in the middle of the colours. */
    readonly signed: boolean;
  };
  /** The share of cells, or with a `key` another number whose largest is `most`. */
  readonly share: { readonly column: string; readonly label: string; readonly most?: number; readonly key?: AreaKey };
  /** What stands in the rows; clusters of the column `cluster` when absent. */
  readonly up?: { readonly column: string; readonly item: string };
};

/**
 * Names across clusters: colour for a value, area for a share of cells. A value that is missing is drawn in the middle
 * colour.
 */
export function dotPlot(input: ChartInput, words: DotWords): ChartDrawing {
  const table = tableOf(input, words.table);
  const { column: upColumn, item: upItem } = words.up ?? { column: 'cluster', item: '簇' };
  const [genes, clusters] = [texts(table, words.column), texts(table, upColumn)];
  const [values, areas] = [numbers(table, words.value.column), numbers(table, words.share.column)];
  const share = areas.map((area) => area / (words.share.most ?? 1));
  const [geneNames, clusterNames] = [[...new Set(genes)], [...new Set(clusters)]];
  const narrow = input.size.width < 560;
  const colors = chartColors(input.theme);
  const labels = words.up ? clusterNames : clusterNames.map(clusterLabel);
  // The first row is drawn at the bottom of the axis, so both lists are turned to read from the top.
  const [acrossNames, upNames] = narrow ? [labels, geneNames.toReversed()] : [geneNames, labels.toReversed()];
  const { height, width } = input.size;
  // Laid out in the room that the legends leave, so that names are shrunk to fit it.
  const room = narrow ? { width, height: height - below } : { width: width - side, height };
  const base = frame(
    { ...input, size: room },
    { x: { title: '', names: acrossNames }, y: { title: '', names: upNames } },
  );
  const grid = base.grid as { left: number; right: number; top: number; bottom: number };
  const placed = narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + side };
  const plot = {
    width: input.size.width - placed.left - placed.right,
    height: input.size.height - placed.top - placed.bottom,
  };
  const biggest = Math.max(
    4,
    Math.min(
      20,
      (plot.width / Math.max(1, acrossNames.length)) * 0.92,
      (plot.height / Math.max(1, upNames.length)) * 0.92,
    ),
  );
  const [low, high] = extent(values) ?? [0, 1];
  const bound = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const limits = words.value.signed
    ? { min: -Number(bound.toPrecision(2)), max: Number(bound.toPrecision(2)) }
    : { min: 0, max: niceScale(0, high, { ticks: 4 }).max };
  const ramp = paletteColors(input.settings.palette, words.value.signed ? 'diverging' : 'sequential', input.theme);
  const colorAt = (value: number): string =>
    ramp[
      Math.max(
        0,
        Math.min(
          255,
          Math.round(
            (((Number.isNaN(value) ? (limits.min + limits.max) / 2 : value) - limits.min) / (limits.max - limits.min)) *
              255,
          ),
        ),
      )
    ]!;
  const valueLabel = words.value.label;

  return {
    option: {
      ...base,
      grid: placed,
      graphic: keys(
        input,
        narrow,
        biggest,
        { title: valueLabel, ...limits, ramp },
        words.share.key ?? sharesOf(words.share.label),
      ),
      series: [
        {
          type: 'scatter',
          dimensions: [
            { name: narrow ? upItem : words.item, type: 'ordinal' },
            { name: narrow ? words.item : upItem, type: 'ordinal' },
            { name: valueLabel, type: 'number' },
            { name: words.share.label, type: 'number' },
          ],
          encode: { x: 0, y: 1, tooltip: [0, 1, 2, 3] },
          emphasis: { disabled: true },
          data: genes.map((gene, i) => {
            const [g, c] = [geneNames.indexOf(gene), clusterNames.indexOf(clusters[i]!)];
            const place = narrow ? [c, geneNames.length - 1 - g] : [g, clusterNames.length - 1 - c];
            return {
              value: [...place, Number.isNaN(values[i]!) ? '-' : rounded(values[i]!), rounded(areas[i]!)],
              symbolSize: Math.max(1, rounded(biggest * Math.sqrt(share[i]!))),
              itemStyle: { color: colorAt(values[i]!), borderColor: colors.axis, borderWidth: 0.4, opacity: 1 },
            };
          }),
        },
      ],
    } as EChartsOption,
    summary: `${words.title}：${counted(clusterNames.length)} 个${upItem}的 ${counted(geneNames.length)} 个${words.item}，颜色为${valueLabel}，点的面积为${words.share.label}（最大 ${words.share.key ? readable(extent(areas)?.[1] ?? 0, 3) : percent(extent(share)?.[1] ?? 0)}）。`,
    data: dataTable(words.id, words.title, [
      textColumn(words.column, words.item, genes),
      textColumn(upColumn, upItem, clusters),
      numberColumn(words.value.column, valueLabel, values),
      numberColumn(words.share.column, words.share.label, areas),
    ]),
  };
}
