import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const measureSpec = {
  id: 'measure',
  label: '重要性',
  kind: 'choice',
  default: 'accuracy',
  choices: [
    { value: 'accuracy', label: '准确率下降' },
    { value: 'accuracy_z', label: '准确率下降 ÷ 标准误' },
    { value: 'gini', label: 'Gini 下降' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '特征数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'importance');
  const features = texts(table, 'feature');
  const measure = choiceOf(input.settings.own, measureSpec);
  const title = measureSpec.choices.find(({ value }) => value === measure)!.label;
  const percentage = measure === 'accuracy';
  const values = numbers(table, measure).map((value) => (percentage ? 100 * value : value));
  const rows = Array.from(values.keys())
    .filter((row) => Number.isFinite(values[row]!))
    .toSorted((one, other) => values[other]! - values[one]! || one - other)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const colors = chartColors(input.theme);
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const unit = percentage ? `${title}（百分点）` : title;

  return {
    option: {
      ...frame(input, {
        x: { title: unit, scale: niceScale(...(extent(rows.map((row) => values[row]!)) ?? [0, 1]), { zero: true }) },
        y: { title: '', names: upwards.map((row) => features[row]!) },
      }),
      series: [
        {
          type: 'bar',
          name: unit,
          barCategoryGap: '30%',
          data: upwards.map((row) => ({
            name: features[row]!,
            value: rounded(values[row]!),
            itemStyle: { color: values[row]! > 0 ? main : colors.neutral },
          })),
        },
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    },
    summary: `特征重要性图：按${title}最大的 ${rows.length} 个特征，最大的是“${features[rows[0]!] ?? '--'}”。`,
    data: dataTable('importance', '特征重要性', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => features[row]!),
      ),
      numberColumn(
        measure,
        unit,
        rows.map((row) => values[row]!),
      ),
    ]),
  };
}

/** The features a forest relies on most. */
export const importance: ChartDefinition = {
  id: 'importance',
  title: '特征重要性图',
  tables: [{ id: 'importance' }],
  settings: [measureSpec, topSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
