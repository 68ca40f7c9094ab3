import { frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { sortedQuantile } from '@panome/analysis/statistics';

const orderSpec = {
  id: 'order',
  label: '样本的次序',
  kind: 'choice',
  default: 'group',
  choices: [
    { value: 'group', label: '按分组' },
    { value: 'value', label: '残差从大到小' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const points = tableOf(input, 'points');
  const scale = groupScale(input);
  const residual = numbers(points, 'residual');
  const place = (level: string): number => (level === '' ? scale.levels.length : scale.levels.indexOf(level));
  const rows = texts(points, 'sample')
    .map((id, row) => ({ id, level: scale.levelOf(id), value: residual[row]! }))
    .toSorted((one, other) =>
      choiceOf(input.settings.own, orderSpec) === 'value'
        ? other.value - one.value
        : place(one.level) - place(other.level),
    );
  const sorted = rows.map(({ value }) => value).toSorted((a, b) => a - b);
  const quartiles = [0.25, 0.5, 0.75].map((share) => sortedQuantile(sorted, share));
  const legend = input.groups ? groupLegend(scale) : [];
  const most = sorted.at(-1) ?? 0;
  const furthest = rows.toSorted((one, other) => other.value - one.value)[0];
  return {
    option: {
      ...frame(input, {
        x: { title: '样本', names: rows.map(({ id }) => id) },
        y: { title: '残差', scale: niceScale(0, most || 1, { ticks: 5 }) },
        legend: legend.map(({ name }) => String(name)),
        fixedLegend: true,
      }),
      series: [
        {
          type: 'bar',
          name: '残差',
          barCategoryGap: '25%',
          barMaxWidth: 32,
          data: rows.map(({ id, level, value }) => ({
            name: id,
            value: rounded(value),
            itemStyle: { color: scale.color(level) },
          })),
        },
        ...(rows.length > 0
          ? [referenceLines({ y: quartiles.map(rounded), color: chartColors(input.theme).axis, front: true })]
          : []),
        ...legend,
      ],
    },
    summary: furthest
      ? `Procrustes 残差图：${rows.length} 个样本，残差的四分位数为 ${quartiles.map((value) => readable(value, 3)).join('、')}（虚线），最大的是 ${furthest.id}（${readable(furthest.value, 3)}）。`
      : 'Procrustes 残差图：没有样本。',
    data: dataTable('procrustes-residuals', 'Procrustes 残差', [
      textColumn(
        'sample',
        '样本',
        rows.map(({ id }) => id),
      ),
      ...(input.groups
        ? [
            textColumn(
              'group',
              '分组',
              rows.map(({ level }) => level),
            ),
          ]
        : []),
      numberColumn(
        'residual',
        '残差',
        rows.map(({ value }) => value),
      ),
    ]),
  };
}

/** How far apart two ordinations place each sample, with the quartiles. */
export const procrustesResiduals: ChartDefinition = {
  id: 'procrustes-residuals',
  title: 'Procrustes 残差图',
  tables: [{ id: 'points' }],
  settings: [orderSpec],
  defaultSize: { width: 720, height: 380 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
