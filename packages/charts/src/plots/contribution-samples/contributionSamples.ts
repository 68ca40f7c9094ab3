import type { BarSeriesOption } from 'echarts';
import { splitPanels } from '../../parts/bar-panels/index.ts';
import { titled } from '../../parts/contrast/index.ts';
import { carrierColors } from '../../parts/taxa-colors/index.ts';
import { extent, frame, niceScale, rounded, shortNames, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const functionSpec = {
  id: 'function',
  label: '功能',
  help: '按平均丰度从大到小，每次画一种',
  kind: 'number',
  default: 1,
  min: 1,
  max: 99,
  step: 1,
} as const satisfies SettingSpec;
const sortSpec = {
  id: 'sort',
  label: '组内按丰度从大到小排列',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const [table, bars] = [tableOf(input, 'samples'), tableOf(input, 'bars')];
  const [fn, taxon, sample, group, amount] = [
    texts(table, 'function'),
    texts(table, 'taxon'),
    texts(table, 'sample'),
    texts(table, 'group'),
    numbers(table, 'amount'),
  ];
  const functions = [...new Set(fn)];
  const name = functions[Math.min(functions.length, Math.round(numberOf(input.settings.own, functionSpec))) - 1]!;
  const rows = Array.from(fn.keys()).filter((row) => fn[row] === name);
  // In the order of the legend of the other figure, so that a taxon has one colour in both.
  const all = [...new Set(texts(bars, 'taxon'))];
  const own = new Set(rows.map((row) => taxon[row]!));
  const taxa = all.filter((one) => own.has(one));
  const color = carrierColors(input, all);
  const percentAmount = input.options['relative'] !== false;
  const scaled = (row: number): number => (percentAmount ? 100 : 1) * amount[row]!;
  const at = new Map(rows.map((row) => [`${sample[row]!}\n${taxon[row]!}`, scaled(row)]));
  const total = new Map<string, number>();
  for (const row of rows) total.set(sample[row]!, (total.get(sample[row]!) ?? 0) + scaled(row));
  const groupOf = new Map(rows.map((row) => [sample[row]!, group[row]!]));
  const samples = [...total.keys()];
  const levels = [
    ...new Set(
      input.groups
        ? [
            ...input.groups.levels.filter((level) => samples.some((one) => groupOf.get(one) === level)),
            ...samples.map((one) => groupOf.get(one)!),
          ]
        : samples.map((one) => groupOf.get(one)!),
    ),
  ];
  const sorted = booleanOf(input.settings.own, sortSpec)
    ? samples.toSorted((one, other) => total.get(other)! - total.get(one)!)
    : samples;
  const panels = levels.map((level) => ({
    title: level === '' ? (levels.length > 1 ? '未分组' : '') : level,
    names: sorted.filter((one) => groupOf.get(one) === level),
  }));
  const order = panels.flatMap(({ names }) => names);
  const legend = shortNames(taxa, input.size.width >= 560 ? 22 : 14);
  const base = frame(titled(input, truncateMiddle(name, input.size.width >= 560 ? 60 : 24)), {
    x: { title: '', names: order },
    y: {
      title: percentAmount ? '占样本的比例（%）' : '贡献量',
      scale: niceScale(0, extent([...total.values()])?.[1] || 1, { ticks: 5 }),
    },
    legend,
  });
  const wide = order.length <= 60;
  const background = chartColors(input.theme).background;
  return {
    option: {
      ...splitPanels(base, panels, input.size),
      series: panels.flatMap(({ names }, panel): BarSeriesOption[] =>
        taxa.toReversed().map((one) => ({
          type: 'bar',
          name: legend[taxa.indexOf(one)]!,
          stack: `panel ${panel}`,
          xAxisIndex: panel,
          yAxisIndex: panel,
          barCategoryGap: wide ? '14%' : '0%',
          barMaxWidth: 48,
          emphasis: { disabled: true },
          itemStyle: { color: color(one), ...(wide && { borderColor: background, borderWidth: 0.4 }) },
          data: names.map((of) => rounded(at.get(`${of}\n${one}`) ?? 0)),
        })),
      ),
    } as ChartDrawing['option'],
    counted: { [functionSpec.id]: functions },
    summary: `各样本的贡献：${name} 在 ${order.length} 个样本${levels.length > 1 ? `（${levels.length} 组）` : ''}中由 ${taxa.length} 个物种（含其他）贡献，丰度最高的样本是 ${[...total].reduce((best, one) => (one[1] > best[1] ? one : best))[0]}。`,
    data: dataTable('contribution-samples', '各样本的贡献', [
      textColumn(
        'sample',
        '样本',
        rows.map((row) => sample[row]!),
      ),
      textColumn(
        'group',
        '组',
        rows.map((row) => group[row]!),
      ),
      textColumn(
        'taxon',
        '物种',
        rows.map((row) => taxon[row]!),
      ),
      numberColumn('value', percentAmount ? '占样本的比例（%）' : '贡献量', rows.map(scaled)),
    ]),
  };
}

/** One function in every sample, made of the taxa that carry it. */
export const contributionSamples: ChartDefinition = {
  id: 'contribution-samples',
  title: '各样本的贡献',
  tables: [{ id: 'samples' }, { id: 'bars', columns: ['taxon'] }],
  settings: [functionSpec, sortSpec],
  defaultSize: { width: 860, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
