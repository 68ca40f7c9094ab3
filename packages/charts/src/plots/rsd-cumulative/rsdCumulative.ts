import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, frame, percent, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { countWithin, rsdSeries } from '../../parts/rsd/index.ts';

const mostSpec = {
  id: 'most',
  label: '横轴上限（%）',
  kind: 'number',
  default: 60,
  min: 20,
  max: 300,
  step: 10,
} as const satisfies SettingSpec;
const limitSpec = {
  id: 'limit',
  label: '标出的 RSD（%）',
  kind: 'number',
  default: 30,
  min: 1,
  max: 100,
  step: 5,
} as const satisfies SettingSpec;
const steps = 200;

function draw(input: ChartInput): ChartDrawing {
  const most = numberOf(input.settings.own, mostSpec);
  const limit = numberOf(input.settings.own, limitSpec, runLimit(input));
  const series = rsdSeries(input);
  const grid = Float64Array.from({ length: steps + 1 }, (_, i) => (most * i) / steps);
  const shares = series.map(({ sorted, total }) =>
    grid.map((value) => (100 * countWithin(sorted, value / 100 + 1e-12)) / total),
  );
  const at = series.map(({ sorted, total }) => countWithin(sorted, limit / 100 + 1e-12) / total);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = chartColors(input.theme);
  const colorOf = (i: number) => (series.length > 1 && i === 0 ? colors.neutral : palette[0]!);
  const names = series.map(({ name }, i) => `${name}：≤ ${limit}% 占 ${percent(at[i]!)}`);

  return {
    option: {
      ...frame(input, {
        x: { title: 'RSD（%）', scale: { min: 0, max: most, interval: most / 6 } },
        y: { title: '特征的累计比例（%）', scale: { min: 0, max: 100, interval: 20 } },
        legend: names,
      }),
      series: [
        referenceLines({ x: [limit], y: at.map((share) => 100 * share), color: colors.axis, width: 0.8 }),
        ...series.map((_, i): LineSeriesOption => ({
          type: 'line',
          name: names[i]!,
          symbol: 'none',
          z: 3,
          data: Array.from(grid, (value, k) => [rounded(value), rounded(shares[i]![k]!)]),
          lineStyle: { color: colorOf(i), width: 2.4 },
          itemStyle: { color: colorOf(i) },
          ...(i === series.length - 1 && { areaStyle: { color: colorOf(i), opacity: 0.12 } }),
        })),
      ],
    },
    summary: `QC 的 RSD 累计分布：共 ${counted(series[0]!.total)} 个特征，${series.map(({ name }, i) => `${name} RSD 不超过 ${limit}% 的占 ${percent(at[i]!)}`).join('，')}。`,
    data: dataTable('rsd-cumulative', 'RSD 累计分布', [
      numberColumn('rsd', 'RSD（%）', grid),
      ...series.map(({ name }, i) => numberColumn(`share_${i + 1}`, `${name}的累计比例（%）`, shares[i]!)),
    ]),
  };
}

/** The limit of the run in percent; 30 where the method has none. */
const runLimit = ({ options }: ChartInput): number =>
  typeof options['limit'] === 'number' ? rounded(100 * options['limit']) : limitSpec.default;

/** Which share of the features stays within an RSD, once or before and after a correction. */
export const rsdCumulative: ChartDefinition = {
  id: 'rsd-cumulative',
  title: 'RSD 累计曲线',
  tables: [{ id: 'rsd' }],
  settings: [limitSpec, mostSpec],
  runDefaults: (options): Readonly<Record<string, number>> =>
    typeof options['limit'] === 'number' ? { limit: rounded(100 * options['limit']) } : {},
  defaultSize: { width: 680, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
