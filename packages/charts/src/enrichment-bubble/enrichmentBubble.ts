import type { EChartsOption } from 'echarts';
import { fitNames, pSpec, pWords, sideKeys, sideRoom, termCountSpec, topTerms } from '../enrichment/index.ts';
import type { TopTerms } from '../enrichment/index.ts';
import { counted, extent, frame, niceScale, readable, rounded } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { significanceColors } from '../palette/index.ts';
import { choiceOf } from '../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';

const xSpec = {
  id: 'x', label: '横轴', kind: 'choice', default: 'rich_factor',
  choices: [{ value: 'rich_factor', label: '富集因子' }, { value: 'fold', label: '富集倍数' }, { value: 'minus_log', label: '−log10 P' }],
} as const satisfies SettingSpec;

const smallest = 6;

/** −log10 p; a p of 0 counts as the smallest number there is. */
const minusLog = (p: number): number => Math.max(0, -Math.log10(Math.max(p, 1e-300)));

function xOf(input: ChartInput, top: TopTerms): { values: number[]; title: string } {
  const choice = choiceOf(input.settings.own, xSpec);
  if (choice === 'minus_log') return { values: top.p.map(minusLog), title: `−log10 ${pWords(top.pColumn)}` };
  return choice === 'fold' ? { values: top.column('fold'), title: '富集倍数' } : { values: top.column('rich_factor'), title: '富集因子' };
}

/** Three round counts from the smallest to the largest. */
function steps(low: number, high: number): number[] {
  const middle = Math.round((low + high) / 2);
  return [...new Set([low, middle, high])];
}

function draw(input: ChartInput): ChartDrawing {
  const top = topTerms(input);
  const { values, title } = xOf(input, top);
  const overlap = top.column('overlap');
  const order = [...values.keys()].toSorted((a, b) => values[a]! - values[b]! || top.p[b]! - top.p[a]!);
  const colors = chartColors(input.theme);
  const ramp = significanceColors(input.settings.palette, input.theme);
  const heights = top.p.map(minusLog);
  const [low, high] = extent(heights) ?? [0, 1];
  const [least, most] = extent(overlap) ?? [1, 1];
  const largest = input.size.width < 520 ? 18 : 24;
  const diameter = (count: number): number => Math.round(10 * (most === least ? (smallest + largest) / 2 : Math.sqrt(smallest ** 2 + ((count - least) / (most - least)) * (largest ** 2 - smallest ** 2)))) / 10;
  const colorAt = (height: number): string => ramp[high === low ? ramp.length - 1 : Math.round(((height - low) / (high - low)) * (ramp.length - 1))]!;
  const keys = {
    color: { title: pWords(top.pColumn), ramp, low: readable(10 ** -low, 2), high: readable(10 ** -high, 2) },
    size: { title: '命中数', steps: steps(least, most).map((value) => ({ value, diameter: diameter(value) })) },
  };
  const room = sideRoom(input, keys);
  const [from, to] = extent(values) ?? [0, 1];
  const margin = (to - from || Math.abs(to) || 1) * 0.06;
  const inner = { ...input, size: { width: input.size.width - room.right, height: input.size.height - room.bottom } };
  const base = fitNames(frame(inner, {
    x: { title, scale: niceScale(Math.max(0, from - margin), to + margin, { ticks: 5 }) },
    y: { title: '', names: order.map((at) => top.names[at]!) },
  }), inner.size.width, colors.grid);
  const grid = base.grid as { right: number; bottom: number };

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: sideKeys(input, keys),
      series: [{
        type: 'scatter',
        name: '条目',
        dimensions: [{ name: title, type: 'number' }, { name: '位置', type: 'ordinal' }, { name: '命中数', type: 'number' }, { name: pWords(top.pColumn), type: 'number' }, { name: '名称', type: 'ordinal' }],
        encode: { x: 0, y: 1, itemName: 4, tooltip: [0, 2, 3] },
        data: order.map((at, place) => ({
          value: [rounded(values[at]!), place, overlap[at]!, Number(top.p[at]!.toPrecision(3)), top.names[at]!],
          symbolSize: diameter(overlap[at]!),
          itemStyle: { color: colorAt(heights[at]!), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
        })),
        emphasis: { disabled: true },
        z: 3,
      }],
    } as EChartsOption,
    summary: top.rows.length === 0
      ? '富集气泡图：没有富集的条目。'
      : `富集气泡图：共 ${counted(top.total)} 个条目，展示${pWords(top.pColumn)}值最小的 ${top.rows.length} 个，最显著的是“${top.names[0]!}”（${pWords(top.pColumn)} = ${readable(top.p[0]!, 3)}，命中 ${overlap[0]!} 个）。`,
    data: dataTable('enrichment-bubble', '富集气泡图', [
      textColumn('term', '条目', top.terms),
      textColumn('name', '名称', top.names),
      integerColumn('overlap', '命中数', overlap),
      numberColumn('rich_factor', '富集因子', top.column('rich_factor')),
      numberColumn('fold', '富集倍数', top.column('fold')),
      numberColumn(top.pColumn, `${pWords(top.pColumn)} 值`, top.p),
    ]),
  };
}

/** Enriched terms: how strongly along the axis, how many features by size, how surely by colour. */
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
