import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import {
  fitNames,
  minusLog,
  pSpec,
  pWords,
  significance,
  termCountSpec,
  topTerms,
} from '../../parts/enrichment/index.ts';
import type { TopTerms } from '../../parts/enrichment/index.ts';
import { counted, extent, frame, niceScale, readable, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const xSpec = {
  id: 'x',
  label: '横轴',
  kind: 'choice',
  default: 'rich_factor',
  choices: [
    { value: 'rich_factor', label: '富集因子' },
    { value: 'fold', label: '富集倍数' },
    { value: 'minus_log', label: '−log10 P' },
  ],
} as const satisfies SettingSpec;

function xOf(input: ChartInput, top: TopTerms): { values: number[]; title: string } {
  const choice = choiceOf(input.settings.own, xSpec);
  if (choice === 'minus_log') return { values: top.p.map(minusLog), title: `−log10 ${pWords(top.pColumn)}` };
  return choice === 'fold'
    ? { values: top.column('fold'), title: '富集倍数' }
    : { values: top.column('rich_factor'), title: '富集因子' };
}

function draw(input: ChartInput): ChartDrawing {
  const top = topTerms(input);
  const { values, title } = xOf(input, top);
  const overlap = top.column('overlap');
  const order = [...values.keys()].toSorted((a, b) => values[a]! - values[b]! || top.p[b]! - top.p[a]!);
  const colors = chartColors(input.theme);
  const heights = top.p.map(minusLog);
  const { colorAt, diameterOf, inner, keys, room } = significance(input, {
    heights,
    pColumn: top.pColumn,
    sizes: { counts: overlap, smallest: 6, largest: [24, 18] },
  });
  const [from, to] = extent(values) ?? [0, 1];
  const margin = (to - from || Math.abs(to) || 1) * 0.06;
  const base = fitNames(
    frame(inner, {
      x: { title, scale: niceScale(Math.max(0, from - margin), to + margin, { ticks: 5 }) },
      y: { title: '', names: order.map((at) => top.names[at]!) },
    }),
    inner.size.width,
    colors.grid,
  );
  const grid = base.grid as { right: number; bottom: number };

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: keys,
      series: [
        {
          type: 'scatter',
          name: '条目',
          dimensions: [
            { name: title, type: 'number' },
            { name: '位置', type: 'ordinal' },
            { name: '命中数', type: 'number' },
            { name: pWords(top.pColumn), type: 'number' },
            { name: '名称', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 4, tooltip: [0, 2, 3] },
          data: order.map((at, place) => ({
            value: [rounded(values[at]!), place, overlap[at]!, Number(top.p[at]!.toPrecision(3)), top.names[at]!],
            symbolSize: diameterOf(overlap[at]!),
            itemStyle: { color: colorAt(heights[at]!), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
          })),
          emphasis: { disabled: true },
          z: 3,
        },
      ],
    } as EChartsOption,
    summary:
      top.rows.length === 0
        ? '富集气泡图：没有富集的条目。'
        : `富集气泡图：共 ${counted(top.total)} 个条目，展示${pWords(top.pColumn)}值最小的 ${top.rows.length} 个，最显著的是“${top.names[0]!}”（${pWords(top.pColumn)} = ${readable(top.p[0]!, 3)}，命中 ${overlap[0]!} 个）。`,
    data: dataTable('enrichment-bubble', '富集气泡图', [
      textColumn('term', '条目', top.terms),
      textColumn('name', '名称', top.names),
      integerColumn('overlap', '命中数', overlap),
      numberColumn('rich_factor', '富集因子', top.column('rich_factor')),
      numberColumn('fold', '富集倍数', top.column('fold')),
      numberColumn(top.pColumn, columnHeadings[top.pColumn], top.p),
    ]),
  };
}

/** Enriched terms: strength along the axis, number of features by size, significance by colour. */
export const enrichmentBubble: ChartDefinition = {
  id: 'enrichment-bubble',
  title: '富集气泡图',
  tables: [{ id: 'result', columns: ['term', 'name', 'overlap', 'rich_factor', 'fold', 'p', 'p_adj'] }],
  settings: [xSpec, termCountSpec, pSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
