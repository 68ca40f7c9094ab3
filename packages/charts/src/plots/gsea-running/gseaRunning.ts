import { maximum, minimum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  readable,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { termNames } from '../../parts/enrichment/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const countSpec = {
  id: 'curves',
  label: '展示的条目数',
  help: '按 P 值从小到大取；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 1,
  min: 1,
  max: 6,
  step: 1,
} as const satisfies SettingSpec;

type Curve = {
  readonly term: string;
  readonly name: string;
  readonly nes: number;
  readonly p: number;
  readonly from: number;
  readonly to: number;
};

/** The curves to draw: those the user named, else the first of the result. */
function chosen(input: ChartInput): Curve[] {
  const [result, curves] = [tableOf(input, 'result'), tableOf(input, 'curves')];
  const [terms, nes, p] = [texts(result, 'term'), numbers(result, 'nes'), numbers(result, 'p_adj')];
  const written = texts(result, 'name');
  const names = termNames(terms, written);
  const rowOf = new Map(terms.map((term, row) => [term, row]));
  const blocks: Curve[] = [];
  const owner = texts(curves, 'term');
  for (let from = 0; from < owner.length;) {
    let to = from;
    while (to < owner.length && owner[to] === owner[from]) to += 1;
    const row = rowOf.get(owner[from]!);
    blocks.push({
      term: owner[from]!,
      name: row === undefined ? owner[from]! : names[row]!,
      nes: row === undefined ? Number.NaN : nes[row]!,
      p: row === undefined ? Number.NaN : p[row]!,
      from,
      to,
    });
    from = to;
  }
  const wanted = new Set(input.settings.labels);
  // Also by the whole name, which the table has and earlier figures were asked by.
  const wholeName = (term: string) => written[rowOf.get(term) ?? -1] ?? term;
  const named = blocks.filter(({ term, name }) => [term, name, wholeName(term)].some((one) => wanted.has(one)));
  return named.length > 0
    ? named.slice(0, countSpec.max)
    : blocks.slice(0, Math.round(numberOf(input.settings.own, countSpec)));
}

/** About 400 positions of the ranking at most, always with both ends. */
function thinned(scores: Float64Array): [number, number][] {
  const step = Math.max(1, Math.ceil(scores.length / 400));
  const places = Array.from({ length: Math.ceil(scores.length / step) }, (_, i) => i * step);
  if (places.at(-1) !== scores.length - 1) places.push(scores.length - 1);
  return places.map((place) => [place + 1, rounded(scores[place]!)]);
}

const gap = 8;

function draw(input: ChartInput): ChartDrawing {
  const curves = tableOf(input, 'curves');
  const [position, running, hit] = [numbers(curves, 'position'), numbers(curves, 'running'), numbers(curves, 'hit')];
  const scores = numbers(tableOf(input, 'ranking'), 'score');
  const shown = chosen(input);
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const fontSize = fontSizeOf(input);
  const names = shown.map(({ name }) => truncateMiddle(name, 24));
  const low = Math.min(0, minimum(shown.map(({ from, to }) => extent(running.subarray(from, to))?.[0] ?? 0)));
  const high = Math.max(0, maximum(shown.map(({ from, to }) => extent(running.subarray(from, to))?.[1] ?? 0)));
  const xScale = { min: 0, max: scores.length, interval: niceScale(0, scores.length, { ticks: 5 }).interval };
  const sum = { title: '累积富集分数', scale: niceScale(low, high, { ticks: 5 }) };
  const metric = { title: '得分', scale: niceScale(...(extent(scores, [0]) ?? [0, 1]), { ticks: 2 }) };
  const legend = shown.length > 1 ? names : [];
  const layouts = [sum, metric].map((y) => frame(input, { x: { title: '排序位次', scale: xScale }, y, legend }));
  const base = layouts[0]!;
  const rects = layouts.map((layout) => gridRect(layout, input.size));
  const left = maximum(rects.map(({ x }) => x));
  const { x, y: top, width, height } = rects[0]!;
  const room = width - (left - x);
  const head = shown.length === 1 ? fontSize * 1.6 : 0;
  const barcode = Math.max(14, Math.min(shown.length * 14, height * 0.22));
  const lower = Math.round(height * 0.24);
  const upper = height - lower - barcode - 2 * gap - head;
  const tops = [top + head, top + head + upper + gap, top + head + upper + barcode + 2 * gap];
  const grid = [upper, barcode, lower].map((tall, i) => ({
    left,
    width: room,
    top: Math.round(tops[i]!),
    height: Math.round(tall),
    outerBoundsMode: 'none',
  }));
  const axis = base.xAxis as Record<string, unknown>;
  const hidden = { name: '', axisLabel: { show: false }, axisTick: { show: false } };
  const nameGap = maximum(layouts.map((layout) => Number((layout.yAxis as { nameGap?: number }).nameGap)));
  const lineOf = (name: string, color: string) => ({
    type: 'line',
    name,
    symbol: 'none',
    itemStyle: { color },
    animation: false,
  });
  const [best] = shown;
  const caption =
    shown.length === 1 && best
      ? [
          {
            type: 'text',
            silent: true,
            x: left + room / 2,
            y: top + fontSize * 0.5,
            style: {
              text: `${truncateMiddle(best.name, Math.max(6, Math.floor(room / fontSize) - 16))}   NES = ${readable(best.nes, 3)}   校正后 P = ${readable(best.p, 2)}`,
              fontFamily,
              fontSize,
              fill: colors.text,
              textAlign: 'center',
              textVerticalAlign: 'middle',
              width: room,
              overflow: 'truncate',
            },
          },
        ]
      : [];

  return {
    option: {
      ...base,
      grid,
      graphic: caption,
      xAxis: [
        { ...axis, ...hidden, gridIndex: 0 },
        { ...axis, ...hidden, axisLine: { show: false }, gridIndex: 1 },
        { ...axis, gridIndex: 2 },
      ],
      yAxis: [
        { ...(base.yAxis as object), gridIndex: 0, nameGap },
        { type: 'value', min: 0, max: Math.max(1, shown.length), show: false, gridIndex: 1 },
        { ...(layouts[1]!.yAxis as object), gridIndex: 2, nameGap },
      ],
      series: [
        ...shown.map(({ from, to }, i) => ({
          ...lineOf(names[i]!, palette[i % palette.length]!),
          xAxisIndex: 0,
          yAxisIndex: 0,
          lineStyle: { width: 2, color: palette[i % palette.length]! },
          z: 4,
          data: Array.from({ length: to - from }, (_, row) => [position[from + row]!, rounded(running[from + row]!)]),
        })),
        {
          ...lineOf('', colors.axis),
          xAxisIndex: 0,
          yAxisIndex: 0,
          silent: true,
          lineStyle: { width: 1, color: colors.axis, type: 'dashed' },
          data: [
            [0, 0],
            [scores.length, 0],
          ],
          tooltip: { show: false },
        },
        ...shown.map(({ from, to }, i) => ({
          ...lineOf(names[i]!, palette[i % palette.length]!),
          xAxisIndex: 1,
          yAxisIndex: 1,
          silent: true,
          lineStyle: { width: 1, color: palette[i % palette.length]!, opacity: 0.9 },
          data: Array.from({ length: to - from }, (_, row) => from + row).flatMap((row) =>
            hit[row] === 1
              ? [
                  [position[row]!, shown.length - i - 0.92],
                  [position[row]!, shown.length - i - 0.08],
                  ['-', '-'],
                ]
              : [],
          ),
        })),
        {
          ...lineOf('得分', colors.neutral),
          xAxisIndex: 2,
          yAxisIndex: 2,
          silent: true,
          lineStyle: { width: 0 },
          areaStyle: { color: colors.neutral, opacity: 0.8, origin: 0 },
          data: thinned(scores),
        },
      ],
    } as EChartsOption,
    summary:
      shown.length === 0
        ? 'GSEA 曲线：没有可画的条目。'
        : `GSEA 曲线：${counted(scores.length)} 个特征的排序中，${shown.map(({ name, nes, p }) => `“${name}”的 NES 为 ${readable(nes, 3)}（校正后 P = ${readable(p, 2)}）`).join('，')}。`,
    data: dataTable('gsea-running', '累积曲线', [
      textColumn(
        'term',
        '条目',
        shown.flatMap(({ term, from, to }) => Array.from({ length: to - from }, () => term)),
      ),
      integerColumn(
        'position',
        '位次',
        shown.flatMap(({ from, to }) => Array.from(position.subarray(from, to))),
      ),
      numberColumn(
        'running',
        '累积和',
        shown.flatMap(({ from, to }) => Array.from(running.subarray(from, to))),
      ),
      integerColumn(
        'hit',
        '命中',
        shown.flatMap(({ from, to }) => Array.from(hit.subarray(from, to))),
      ),
    ]),
    labelIds: [...new Set(texts(curves, 'term'))],
  };
}

/** The running sum of one or a few sets, where their features stand, and the scores ranked. */
export const gseaRunning: ChartDefinition = {
  id: 'gsea-running',
  title: 'GSEA 曲线',
  tables: [
    { id: 'result', columns: ['term', 'name', 'nes', 'p_adj'] },
    { id: 'curves' },
    { id: 'ranking', columns: ['position', 'score'] },
  ],
  settings: [countSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'categorical',
  draw,
};
