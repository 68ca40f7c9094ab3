import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { plottingUnits } from '../../transform/index.ts';

type Stage = { readonly stage: 'before' | 'after'; readonly values: Float64Array };

/**
 * Mean and standard deviation of every feature over the samples, before and after; features with fewer than two values
 * are left out.
 */
export function meanSdTable(features: readonly string[], samples: number, stages: readonly Stage[]): Table {
  const rows = stages.flatMap(({ stage, values }) => {
    const { unit, plotted } = plottingUnits(values);
    const moments = features
      .map((feature, row) => ({ stage, unit, feature, ...rowMoments(rowAt(plotted, samples, row)) }))
      .filter(({ count }) => count > 1);
    const order = [...moments.keys()].toSorted((a, b) => moments[a]!.mean - moments[b]!.mean || a - b);
    const rank = new Float64Array(moments.length);
    order.forEach((row, place) => (rank[row] = place + 1));
    return moments.map((own, row) => ({ ...own, rank: rank[row]! }));
  });
  const figure = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('mean_sd', '均值与标准差', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ feature }) => feature),
      { help: '特征的编号或名称；有效值少于 2 个的不列' },
    ),
    textColumn(
      'stage',
      '阶段',
      rows.map(({ stage }) => stage),
      { help: '处理前（文件中为 before）或处理后（after）' },
    ),
    numberColumn(
      'mean',
      '均值',
      figure(({ mean }) => mean),
      { help: '该特征在各样本中的平均，缺失值不计，单位见“绘图单位”列' },
    ),
    integerColumn(
      'rank',
      '均值的秩次',
      figure(({ rank }) => rank),
      { help: '均值从小到大的次序，相同时按数据表的先后' },
    ),
    numberColumn(
      'sd',
      '标准差',
      figure(({ variance }) => Math.sqrt(variance)),
      { help: '该特征在各样本间的标准差（n − 1），单位见“绘图单位”列' },
    ),
    textColumn(
      'unit',
      '绘图单位',
      rows.map(({ unit }) => unit),
      { help: '均值与标准差按什么计算：原值，或原始强度取对数之后的值' },
    ),
  ]);
}
