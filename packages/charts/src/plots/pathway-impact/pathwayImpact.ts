import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import { pSpec, pWords, significance } from '../../parts/enrichment/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  labelAt,
  placeLabels,
  readable,
  referenceLines,
  rounded,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { zeroAxis } from '../../parts/axis-break/index.ts';
import { minusLog10 } from '../../parts/thresholds/index.ts';

const topSpec = {
  id: 'top',
  label: '自动标注的通路数',
  help: '按 P 值从小到大，P 值为 1 的不标注；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 8,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'result');
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const impact = numbers(table, 'impact');
  const rows = Array.from(impact.keys()).filter((row) => Number.isFinite(impact[row]!));
  const take = (name: string): Float64Array => Float64Array.from(rows, (row) => numbers(table, name)[row]!);
  const [terms, x, p, overlap] = [
    rows.map((row) => texts(table, 'term')[row]!),
    take('impact'),
    take(pColumn),
    take('overlap'),
  ];
  const heights = minusLog10(p);
  const [limit, cut] = [
    typeof input.options['p'] === 'number' ? input.options['p'] : 0.05,
    typeof input.options['impact'] === 'number' ? input.options['impact'] : 0.1,
  ];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const { colorAt, diameterOf, inner, keys, room } = significance(input, {
    heights,
    pColumn,
    sizes: { counts: overlap, smallest: 7, largest: [28, 20] },
  });
  const xScale = niceScale(0, Math.max(cut, (extent(x)?.[1] ?? 1) * 1.06), { ticks: 5 });
  const yScale = niceScale(0, Math.max(-Math.log10(limit), (extent(heights)?.[1] ?? 1) * 1.08), { ticks: 5 });
  const plain = frame(inner, {
    x: { title: '通路影响值', scale: xScale },
    y: { title: `−log10 ${pWords(pColumn)}`, scale: yScale },
  });
  const { base, marks, notes } = zeroAxis(inner, plain, { p, heights, xScale, yScale, item: '通路' });
  const rect = gridRect(base, inner.size);
  const grid = base.grid as { right: number; bottom: number };
  const ranked = [...p.keys()].toSorted((a, b) => p[a]! - p[b]! || x[b]! - x[a]!);
  const wanted = new Set(
    input.settings.labels ??
      ranked
        .filter((at) => p[at]! < 1)
        .slice(0, Math.round(numberOf(input.settings.own, topSpec)))
        .map((at) => terms[at]!),
  );
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: terms,
    x,
    y: heights,
    labels: wanted,
    lines: { x: [cut], y: [-Math.log10(limit)] },
    symbolSize: Array.from(overlap, diameterOf),
    fontSize: fontSize - 1,
  });
  // Large ones are drawn first, so that small ones on top stay visible.
  const order = [...p.keys()].toSorted((a, b) => overlap[b]! - overlap[a]!);
  const key = ranked.filter((at) => p[at]! < limit && x[at]! >= cut);
  const best = key[0] ?? ranked[0];

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: keys,
      series: [
        referenceLines({ x: [cut], y: [-Math.log10(limit)], color: colors.axis }),
        {
          type: 'scatter',
          name: '通路',
          clip: false,
          dimensions: [
            { name: '通路影响值', type: 'number' },
            { name: '−log10 P', type: 'number' },
            { name: '命中数', type: 'number' },
            { name: pWords(pColumn), type: 'number' },
            { name: '通路', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 4, tooltip: [0, 2, 3] },
          data: order.map((at) => {
            const place = labels.get(terms[at]!);
            return {
              value: [rounded(x[at]!), rounded(heights[at]!), overlap[at]!, Number(p[at]!.toPrecision(3)), terms[at]!],
              symbolSize: diameterOf(overlap[at]!),
              itemStyle: { color: colorAt(heights[at]!), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
              ...(place && { label: labelAt(place, terms[at]!), labelLine: { show: place.far } }),
            };
          }),
          label: {
            show: false,
            formatter: '{b}',
            align: 'left',
            verticalAlign: 'top',
            fontSize: fontSize - 1,
            color: colors.text,
          },
          labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.7 } },
          emphasis: { disabled: true },
          z: 3,
        },
        ...marks,
      ],
    } as EChartsOption,
    notes,
    summary:
      best === undefined
        ? '通路影响图：没有可画的通路。'
        : `通路影响图：${counted(terms.length)} 条通路，${pWords(pColumn)} < ${readable(limit)} 且影响值 ≥ ${readable(cut)} 的 ${key.length} 条；最显著的是“${terms[best]!}”（${pWords(pColumn)} = ${readable(p[best]!, 3)}，影响值 ${readable(x[best]!, 3)}）。`,
    data: dataTable('pathway-impact', '通路影响图', [
      textColumn('term', '通路', terms),
      numberColumn('impact', '通路影响值', x),
      integerColumn('overlap', '命中数', overlap),
      numberColumn(pColumn, columnHeadings[pColumn], p),
    ]),
    labelIds: terms,
  };
}

/** Pathways by the topological weight of their hits and by the significance of their enrichment. */
export const pathwayImpact: ChartDefinition = {
  id: 'pathway-impact',
  title: '通路影响图',
  tables: [{ id: 'result', columns: ['term', 'overlap', 'p', 'p_adj', 'impact'] }],
  settings: [pSpec, topSpec],
  defaultSize: { width: 760, height: 540 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'sequential',
  draw,
};
