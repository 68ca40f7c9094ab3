import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, percent, referenceLines, rounded } from '../../frame/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const valueSpec = {
  id: 'value',
  label: '条的长度',
  kind: 'choice',
  default: 'weight',
  choices: [
    { value: 'weight', label: '所选模型的权重' },
    { value: 'weight_full', label: '全模型的权重' },
    { value: 'stability', label: '选入的比例' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '特征数',
  help: '按名次画前面这么多个',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'ranking');
  const [features, ranks] = [texts(table, 'feature'), numbers(table, 'rank')];
  const chosen = choiceOf(input.settings.own, valueSpec);
  const top = Math.round(numberOf(input.settings.own, topSpec));
  const selected = numbers(table, 'weight');
  // The weights of the chosen model end with the features it holds.
  const rows = Array.from(ranks.keys())
    .filter((row) => chosen !== 'weight' || Number.isFinite(selected[row]!))
    .slice(0, top);
  const percentage = chosen === 'stability';
  const values = numbers(table, chosen).map((value) => (percentage ? 100 * value : value));
  const upwards = rows.toReversed();
  const colors = chartColors(input.theme);
  const unit = percentage
    ? '交叉验证各折中选入的比例（%）'
    : `权重（${valueSpec.choices.find(({ value }) => value === chosen)!.label.replace('的权重', '')}）`;
  const scale = niceScale(...(extent(rows.map((row) => values[row]!)) ?? [0, 1]), { zero: true, ticks: 5 });
  const series: readonly { readonly name: string; readonly color: string; readonly of: (value: number) => boolean }[] =
    percentage
      ? [{ name: unit, color: colors.up, of: () => true }]
      : [
          { name: '在目标组较高', color: colors.up, of: (value: number) => value > 0 },
          { name: '在参照组较高', color: colors.down, of: (value: number) => value <= 0 },
        ];
  return {
    option: {
      ...frame(input, {
        x: { title: unit, scale },
        y: { title: '', names: upwards.map((row) => features[row]!) },
        legend: percentage ? [] : series.map(({ name }) => name),
      }),
      series: [
        ...series.map(({ color, name, of }) => ({
          type: 'bar' as const,
          name,
          stack: 'weight',
          barCategoryGap: '30%',
          itemStyle: { color },
          data: upwards.map((row) =>
            of(values[row]!)
              ? { name: features[row]!, value: rounded(values[row]!) }
              : { name: features[row]!, value: '-' as const },
          ),
        })),
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    },
    summary: `特征排序：名次最前的 ${rows.length} 个特征，第一名是“${features[rows[0]!] ?? '--'}”${percentage ? `，各折中有 ${percent(values[rows[0]!]! / 100)} 选入` : ''}。`,
    data: dataTable('ranking', '特征排序', [
      integerColumn(
        'rank',
        '名次',
        rows.map((row) => ranks[row]!),
      ),
      textColumn(
        'feature',
        '特征',
        rows.map((row) => features[row]!),
      ),
      numberColumn(
        chosen,
        unit,
        rows.map((row) => values[row]!),
      ),
    ]),
  };
}

/** The features that an elimination kept longest, with their weights. */
export const rfeRanking: ChartDefinition = {
  id: 'rfe-ranking',
  title: '特征排序图',
  tables: [{ id: 'ranking' }],
  settings: [valueSpec, topSpec],
  defaultSize: { width: 680, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
