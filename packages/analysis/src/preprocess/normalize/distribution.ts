import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { rowAt, transposed } from '../../rows/index.ts';
import { plottingUnits } from '../../transform/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';

type Stage = { readonly stage: 'before' | 'after'; readonly values: Float64Array };

const quantiles = [0, 0.25, 0.5, 0.75, 1] as const;

/**
 * The five figures of a box plot per sample, before and after.
 *
 * Raw intensities span decades, so they are summarised as log2(x), or log2(x + 1) where there are zeros; the column
 * `unit` says so.
 */
export function distributionTable(samples: readonly string[], stages: readonly Stage[]): Table {
  const rows = stages.flatMap(({ stage, values }) => {
    const { unit, plotted } = plottingUnits(values);
    const features = values.length / samples.length;
    const bySample = transposed(plotted, features, samples.length);
    return samples.map((sample, index) => {
      const present = sortedPresent(rowAt(bySample, features, index));
      return {
        sample,
        stage,
        unit,
        box: quantiles.map((q) => sortedQuantile(present, q)),
        n: present.length,
        missing: features - present.length,
      };
    });
  });
  const figure = (at: number): Float64Array => Float64Array.from(rows, (row) => row.box[at]!);
  return tableOf('distribution', '各样本分布', [
    textColumn(
      'sample',
      '样本',
      rows.map((row) => row.sample),
      { help: '样本名，与数据表的列名相同' },
    ),
    textColumn(
      'stage',
      '阶段',
      rows.map((row) => row.stage),
      { help: '处理前（文件中为 before）或处理后（after）' },
    ),
    ...(['最小值', '下四分位数', '中位数', '上四分位数', '最大值'] as const).map((label, at) =>
      numberColumn(['min', 'q1', 'median', 'q3', 'max'][at]!, label, figure(at), {
        help: `该样本有效值的${label}，单位见“绘图单位”列`,
      }),
    ),
    integerColumn(
      'n',
      '有效值数',
      Float64Array.from(rows, (row) => row.n),
      { help: '该样本有数值的特征数' },
    ),
    integerColumn(
      'missing',
      '缺失值数',
      Float64Array.from(rows, (row) => row.missing),
      { help: '该样本没有数值的特征数' },
    ),
    textColumn(
      'unit',
      '绘图单位',
      rows.map((row) => row.unit),
      { help: '五个分位数按什么计算：原值，或原始强度取对数之后的值' },
    ),
  ]);
}
