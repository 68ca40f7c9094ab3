import { maximum } from '@panome/analysis/extremes';
import { mirroredBars, sideScale } from '../../parts/enrichment/index.ts';
import { counted } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const countSpec = {
  id: 'top',
  label: '展示的条目数',
  help: '按上调与下调的特征数之和从大到小取',
  kind: 'number',
  default: 20,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const valuesSpec = { id: 'values', label: '写出个数', kind: 'boolean', default: true } as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const [up, down] = [numbers(result, 'up'), numbers(result, 'down')];
  const changed = (row: number): number => up[row]! + down[row]!;
  const rows = [...up.keys()]
    .filter((row) => changed(row) > 0)
    .toSorted((a, b) => changed(b) - changed(a) || up[b]! - up[a]! || a - b)
    .slice(0, Math.round(numberOf(input.settings.own, countSpec)))
    .toReversed();
  const terms = rows.map((row) => texts(result, 'term')[row]!);
  const names = rows.map((row, at) => texts(result, 'name')[row] || terms[at]!);
  const colors = chartColors(input.theme);
  const written = booleanOf(input.settings.own, valuesSpec);
  const narrow = input.size.width < 520;
  const side = (name: string, counts: readonly number[], color: string) => ({
    name,
    color,
    values: counts,
    labels: counts.map((count) => (written && count > 0 ? String(count) : '')),
    scale: sideScale(Math.max(1, maximum(counts)) * (!written ? 1 : narrow ? 1.3 : 1.1), narrow ? 2 : 4, true),
  });
  const [falling, rising] = [
    side(
      '下调',
      rows.map((row) => down[row]!),
      colors.down,
    ),
    side(
      '上调',
      rows.map((row) => up[row]!),
      colors.up,
    ),
  ];

  return {
    option: mirroredBars(input, { axis: '特征数', names, left: falling, right: rising }),
    summary:
      rows.length === 0
        ? '上下调条形图：没有上调或下调的特征。'
        : `上下调条形图：共 ${counted(result.rows)} 个条目，展示 ${rows.length} 个，变化的特征最多的是“${names.at(-1)!}”（上调 ${rising.values.at(-1)!} 个，下调 ${falling.values.at(-1)!} 个）。`,
    data: dataTable('up-down-bars', '上调与下调的特征数', [
      textColumn('term', '条目', terms),
      textColumn('name', '名称', names),
      integerColumn('up', '上调数', rising.values),
      integerColumn('down', '下调数', falling.values),
    ]),
  };
}

/** How many features of each term rise and how many fall, on two sides of one line. */
export const upDownBars: ChartDefinition = {
  id: 'up-down-bars',
  title: '上下调条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'up', 'down'] }],
  settings: [countSpec, valuesSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
