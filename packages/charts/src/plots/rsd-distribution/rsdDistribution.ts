import { maximum } from '@panome/analysis/extremes';
import type { BarSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, frame, niceScale, percent, referenceLines } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { countWithin, rsdSeries } from '../../parts/rsd/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const widthSpec = {
  id: 'width',
  label: '区间宽度（%）',
  kind: 'number',
  default: 5,
  min: 1,
  max: 20,
  step: 1,
} as const satisfies SettingSpec;
const mostSpec = {
  id: 'most',
  label: '横轴上限（%）',
  help: '更大的 RSD 计入最后一个区间',
  kind: 'number',
  default: 60,
  min: 20,
  max: 300,
  step: 10,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const width = numberOf(input.settings.own, widthSpec);
  const bins = Math.max(1, Math.ceil(numberOf(input.settings.own, mostSpec) / width));
  const limit = typeof input.options['limit'] === 'number' ? input.options['limit'] : 0.3;
  const series = rsdSeries(input);
  const below = (sorted: Float64Array, edge: number) =>
    edge === bins ? sorted.length : edge === 0 ? 0 : countWithin(sorted, (edge * width) / 100 + 1e-12);
  const counts = series.map(({ sorted }) =>
    Array.from({ length: bins }, (_, i) => below(sorted, i + 1) - below(sorted, i)),
  );
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = chartColors(input.theme);
  const paired = series.length > 1;
  // What exceeds the limit is grey, unless grey already means "before".
  const colorOf = (i: number, bin: number) =>
    paired
      ? i === 0
        ? colors.neutral
        : palette[0]!
      : (bin + 1) * width <= 100 * limit + 1e-9
        ? palette[0]!
        : colors.neutral;
  const within = series.map(({ sorted, total }) => countWithin(sorted, limit + 1e-12) / total);
  const base = frame(input, {
    x: {
      title: 'RSD（%，更大的计入最后一格）',
      scale: { min: 0, max: bins * width, interval: width * Math.max(1, Math.ceil(bins / 8)) },
    },
    y: { title: '特征数', scale: niceScale(0, Math.max(1, maximum(counts.flat())), { ticks: 5 }) },
    legend: paired ? series.map(({ name }) => name) : [],
  });

  return {
    option: {
      ...base,
      // A bar at the edge would widen the axis.
      xAxis: { ...(base.xAxis as object), containShape: false, z: 3 } as typeof base.xAxis,
      yAxis: { ...(base.yAxis as object), z: 3 } as typeof base.yAxis,
      series: [
        ...series.map(({ name }, i): BarSeriesOption => ({
          type: 'bar',
          name,
          barWidth: paired ? '46%' : '100%',
          barGap: '0%',
          itemStyle: { color: colorOf(i, 0), borderColor: colors.background, borderWidth: 1 },
          data: counts[i]!.map((count, bin) => ({
            value: [(bin + 0.5) * width, count],
            itemStyle: { color: colorOf(i, bin) },
          })),
        })),
        referenceLines({ x: [100 * limit], color: colors.text, front: true }),
      ],
    },
    summary: `QC 的 RSD 分布：共 ${counted(series[0]!.total)} 个特征，${series.map(({ name }, i) => `${name} RSD 不超过 ${Number((100 * limit).toPrecision(4))}% 的占 ${percent(within[i]!)}`).join('，')}。`,
    data: dataTable('rsd-distribution', 'RSD 分布', [
      numberColumn(
        'from',
        'RSD 下限（%）',
        counts[0]!.map((_, i) => i * width),
      ),
      ...series.map(({ name }, i) => integerColumn(`count_${i + 1}`, `${name}的特征数`, counts[i]!)),
    ]),
  };
}

/** How many features fall into each interval of the RSD, once or before and after a correction. */
export const rsdDistribution: ChartDefinition = {
  id: 'rsd-distribution',
  title: 'RSD 分布',
  tables: [{ id: 'rsd' }],
  settings: [widthSpec, mostSpec],
  defaultSize: { width: 720, height: 440 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
