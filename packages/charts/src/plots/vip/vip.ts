import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { frame, niceScale, referenceLines, rounded } from '../../frame/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { testGroupWords } from '../../parts/test-groups/index.ts';
import { chartColors } from '../../theme/index.ts';
import { paletteColors } from '../../palette/index.ts';

const topSpec = {
  id: 'top',
  label: '特征数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const limitSpec = {
  id: 'limit',
  label: 'VIP 阈值',
  help: '虚线的位置，达到的特征着色',
  kind: 'number',
  default: 1,
  min: 0,
  max: 10,
  step: 0.1,
} as const satisfies SettingSpec;
const directionSpec = {
  id: 'direction',
  label: '按方向着色',
  help: 'OPLS-DA：右侧的组中较高为红，较低为蓝',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const dot = 9;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'vip');
  const features = texts(table, 'feature');
  const values = numbers(table, 'vip');
  const limit = numberOf(input.settings.own, limitSpec);
  const rows = Array.from(values.keys())
    .filter((row) => Number.isFinite(values[row]!))
    .toSorted((one, other) => values[other]! - values[one]! || one - other)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const colors = chartColors(input.theme);
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const signed =
    hasColumn(table, 'p_corr') && booleanOf(input.settings.own, directionSpec) ? numbers(table, 'p_corr') : null;
  const colorOf = (row: number) =>
    values[row]! < limit ? colors.neutral : signed ? (signed[row]! < 0 ? colors.down : colors.up) : main;
  const reached = values.filter((value) => value >= limit).length;
  const size = input.settings.pointSize ?? dot;
  const point = (row: number) => ({
    name: features[row]!,
    value: rounded(values[row]!),
    itemStyle: { color: colorOf(row), opacity: 1 },
  });
  const words = testGroupWords(input);
  const kinds = signed
    ? ([
        [words.up, colors.up],
        [words.down, colors.down],
      ] as const)
    : [];

  return {
    option: {
      ...frame(input, {
        x: {
          title: 'VIP',
          scale: niceScale(0, Math.max(limit, maximum(rows.map((row) => values[row]!))), { zero: true }),
        },
        y: { title: '', names: upwards.map((row) => features[row]!) },
        legend: kinds.map(([name]) => name),
        fixedLegend: true,
      }),
      series: [
        referenceLines({ x: [limit], color: colors.axis }),
        { type: 'bar', name: '茎', barWidth: 2, silent: true, tooltip: { show: false }, data: upwards.map(point) },
        {
          type: 'scatter',
          name: 'VIP',
          symbolSize: size,
          data: upwards.map((row, place) => ({ ...point(row), value: [rounded(values[row]!), place] })),
          encode: { x: 0, y: 1, tooltip: [0] },
          z: 4,
        },
        ...kinds.map(([name, color]) => ({
          type: 'scatter' as const,
          name,
          symbol: 'circle',
          data: [],
          itemStyle: { color, opacity: 1 },
        })),
      ],
    },
    summary: `VIP 图：VIP 最大的 ${rows.length} 个特征，最大的是“${features[rows[0]!] ?? '--'}”；全部 ${features.length} 个特征中 ${reached} 个 VIP ≥ ${limit}${signed ? '，颜色为与预测成分相关的方向' : ''}。`,
    data: dataTable('vip', 'VIP', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => features[row]!),
      ),
      numberColumn(
        'vip',
        'VIP',
        rows.map((row) => values[row]!),
      ),
      ...(signed
        ? [
            numberColumn(
              'p_corr',
              'p(corr)',
              rows.map((row) => signed[row]!),
            ),
          ]
        : []),
    ]),
  };
}

/** The features that matter most to a discriminant model, as lollipops. */
export const vip: ChartDefinition = {
  id: 'vip',
  title: 'VIP 棒棒糖图',
  tables: [{ id: 'vip' }],
  settings: [topSpec, limitSpec, directionSpec],
  defaultSize: { width: 640, height: 520 },
  pointSize: dot,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'legend'],
  paletteKind: 'categorical',
  draw,
};
