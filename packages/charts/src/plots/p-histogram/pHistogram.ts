import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, frame, niceScale, referenceLines } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const binSpec = {
  id: 'bins',
  label: '分箱数',
  kind: 'number',
  default: 20,
  min: 5,
  max: 100,
  step: 5,
} as const satisfies SettingSpec;

/** Counts of p-values in `bins` equal parts of 0…1; 1 belongs to the last, a missing value to none. */
function histogram(p: Float64Array, bins: number): Float64Array {
  const counts = new Float64Array(bins);
  for (const value of p) if (value >= 0 && value <= 1) counts[Math.min(bins - 1, Math.floor(value * bins))]!++;
  return counts;
}

function draw(input: ChartInput): ChartDrawing {
  const p = numbers(tableOf(input, 'result'), 'p');
  const bins = Math.round(numberOf(input.settings.own, binSpec));
  const counts = histogram(p, bins);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const left = Float64Array.from(counts, (_, i) => i / bins);
  const colors = chartColors(input.theme);
  const base = frame(input, {
    x: { title: 'P 值', scale: { min: 0, max: 1, interval: 0.2 } },
    y: { title: '特征数', scale: niceScale(0, Math.max(1, maximum(counts))) },
  });

  return {
    option: {
      ...base,
      // A bar at the edge would widen the axis beyond 0…1.
      xAxis: { ...(base.xAxis as object), containShape: false, z: 3 } as typeof base.xAxis,
      yAxis: { ...(base.yAxis as object), z: 3 } as typeof base.yAxis,
      series: [
        {
          type: 'bar',
          name: '特征数',
          barWidth: '100%',
          data: Array.from(counts, (count, i) => [(i + 0.5) / bins, count]),
          itemStyle: {
            color: paletteColors(input.settings.palette, 'categorical', input.theme)[0]!,
            borderColor: colors.background,
            borderWidth: 1,
          },
        },
        referenceLines({ y: [total / bins], color: colors.text, width: 1, front: true }),
      ],
    },
    summary: `P 值分布：共 ${counted(total)} 个 P 值，其中 ${counted(p.filter((value) => value < 0.05).length)} 个小于 0.05；虚线为均匀分布时的期望。`,
    data: dataTable('p-histogram', 'P 值分布', [
      numberColumn('from', '下限', left),
      numberColumn(
        'to',
        '上限',
        left.map((value) => value + 1 / bins),
      ),
      integerColumn('count', '特征数', counts),
    ]),
  };
}

/** The distribution of the raw p-values; the dashed line is what chance alone would give. */
export const pHistogram: ChartDefinition = {
  id: 'p-histogram',
  title: 'P 值分布',
  tables: [{ id: 'result', columns: ['feature', 'p'] }],
  settings: [binSpec],
  defaultSize: { width: 640, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
