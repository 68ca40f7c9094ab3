import { maximum, minimum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { fitNames, sideKeys, sideRoom } from '../../parts/enrichment/index.ts';
import { counted, extent, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const countSpec = {
  id: 'top',
  label: '展示的通路数',
  help: '按得分的绝对值从大到小取，相同时取测到的特征多的',
  kind: 'number',
  default: 24,
  min: 1,
  max: 80,
  step: 1,
} as const satisfies SettingSpec;
const zeroSpec = {
  id: 'zero',
  label: '包括得分为 0 的通路',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

const smallest = 7;

/** The pathways shown, the lowest score first. */
function rowsOf(input: ChartInput): number[] {
  const result = tableOf(input, 'result');
  const [score, measured] = [numbers(result, 'da_score'), numbers(result, 'measured')];
  const all = [...score.keys()];
  const moved = all.filter((row) => score[row] !== 0);
  const wanted = booleanOf(input.settings.own, zeroSpec) || moved.length === 0 ? all : moved;
  const chosen = wanted
    .toSorted((a, b) => Math.abs(score[b]!) - Math.abs(score[a]!) || measured[b]! - measured[a]! || a - b)
    .slice(0, Math.round(numberOf(input.settings.own, countSpec)));
  return chosen.toSorted((a, b) => score[a]! - score[b]! || measured[a]! - measured[b]! || b - a);
}

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const rows = rowsOf(input);
  const pick = (name: string): number[] => rows.map((row) => numbers(result, name)[row]!);
  const [score, measured, up, down] = ['da_score', 'measured', 'up', 'down'].map(pick) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const terms = rows.map((row) => texts(result, 'term')[row]!);
  const names = rows.map((row, at) => texts(result, 'name')[row] || terms[at]!);
  const colors = chartColors(input.theme);
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);
  const bound = Math.max(0.1, maximum(score.map(Math.abs)));
  const [least, most] = extent(measured) ?? [1, 1];
  const largest = input.size.width < 520 ? 16 : 22;
  const diameter = (count: number): number =>
    Math.round(
      10 *
        (most === least
          ? (smallest + largest) / 2
          : Math.sqrt(smallest ** 2 + ((count - least) / (most - least)) * (largest ** 2 - smallest ** 2))),
    ) / 10;
  const colorAt = (value: number): string => ramp[Math.round(((value + bound) / (2 * bound)) * (ramp.length - 1))]!;
  const keys = {
    color: { title: 'DA 得分', ramp, low: readable(-bound, 2), high: readable(bound, 2) },
    size: {
      title: '测到的特征数',
      steps: [...new Set([least, Math.round((least + most) / 2), most])].map((value) => ({
        value,
        diameter: diameter(value),
      })),
    },
  };
  const room = sideRoom(input, keys);
  const inner = { ...input, size: { width: input.size.width - room.right, height: input.size.height - room.bottom } };
  const base = fitNames(
    frame(inner, {
      x: {
        title: '差异丰度得分',
        scale: niceScale(
          Math.max(-1, Math.min(0, minimum(score)) * 1.06),
          Math.min(1, Math.max(0, maximum(score)) * 1.06),
          {
            ticks: 5,
          },
        ),
      },
      y: { title: '', names },
    }),
    inner.size.width,
    'transparent',
  );
  const grid = base.grid as { right: number; bottom: number };
  const rising = score.filter((value) => value > 0).length;
  const falling = score.filter((value) => value < 0).length;

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: sideKeys(input, keys),
      series: [
        {
          type: 'bar',
          name: '得分',
          barWidth: 2,
          silent: true,
          tooltip: { show: false },
          itemStyle: { color: colors.neutral },
          data: score.map(rounded),
          z: 2,
        },
        {
          type: 'scatter',
          name: '通路',
          z: 3,
          clip: false,
          emphasis: { disabled: true },
          dimensions: [
            { name: '差异丰度得分', type: 'number' },
            { name: '位置', type: 'ordinal' },
            { name: '测到', type: 'number' },
            { name: '上调', type: 'number' },
            { name: '下调', type: 'number' },
            { name: '名称', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 5, tooltip: [0, 2, 3, 4] },
          data: score.map((value, at) => ({
            value: [rounded(value), at, measured[at]!, up[at]!, down[at]!, names[at]!],
            symbolSize: diameter(measured[at]!),
            itemStyle: { color: colorAt(value), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
          })),
        },
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    } as EChartsOption,
    summary: `DA 得分棒棒糖图：共 ${counted(result.rows)} 条通路，展示 ${rows.length} 条，其中整体上调 ${rising} 条，整体下调 ${falling} 条${rows.length > 0 ? `，最高的是“${names.at(-1)!}”（${readable(score.at(-1)!)}），最低的是“${names[0]!}”（${readable(score[0]!)}）` : ''}。`,
    data: dataTable('da-lollipop', 'DA 得分', [
      textColumn('term', '通路', terms),
      textColumn('name', '名称', names),
      integerColumn('measured', '测到的特征数', measured),
      integerColumn('up', '上调数', up),
      integerColumn('down', '下调数', down),
      numberColumn('da_score', 'DA 得分', score),
    ]),
  };
}

/** Pathways by whether their features rise or fall together; the dot grows with how many were measured. */
export const daLollipop: ChartDefinition = {
  id: 'da-lollipop',
  title: 'DA 得分棒棒糖图',
  tables: [{ id: 'result', columns: ['term', 'name', 'measured', 'up', 'down', 'da_score'] }],
  settings: [countSpec, zeroSpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'diverging',
  draw,
};
