import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../model/index.ts';
import type { Column, Matrix, Table } from '../model/index.ts';
import { type FeatureTests, outcomes } from '../group-tests/index.ts';
import { directionColumn } from '../changes/index.ts';
import type { FoldChanges } from './foldChanges.ts';
import { adjustNames } from '../options/shared/index.ts';
import { testNames } from './twoGroup.schema.ts';
import type { TwoGroupOptions, TwoGroupTest } from './twoGroup.schema.ts';

type Figures = { readonly found: FeatureTests; readonly adjusted: Float64Array; readonly changes: FoldChanges };

const statisticHelp: Readonly<Record<TwoGroupTest, string>> = {
  welch: 't 值：（比较组均值 − 参照组均值）÷ 标准误，标准误不假定两组方差相等',
  student: 't 值：（比较组均值 − 参照组均值）÷ 标准误，标准误用两组合并的方差',
  wilcoxon: 'W 值：比较组的值大于参照组的值的对数，相等计半',
  paired: 't 值：配对差（比较 − 参照）的均值 ÷ 标准误',
  'paired-wilcoxon': 'V 值：配对差（比较 − 参照）为正的各对的秩和',
  limma: '调节 t 值：（比较组均值 − 参照组均值）÷ 用收缩后方差算出的标准误',
};
const freedomHelp: Readonly<Record<TwoGroupTest, string>> = {
  welch: 't 分布的自由度（Welch–Satterthwaite，可为小数）',
  student: 't 分布的自由度，两组有效样本数之和 − 2',
  wilcoxon: '秩检验没有自由度',
  paired: 't 分布的自由度，配成的对数 − 1',
  'paired-wilcoxon': '秩检验没有自由度',
  limma: 't 分布的自由度：残差自由度 + 先验自由度',
};

/** The one table of a comparison; the help of every column says how this run defined it. */
export function resultTable(matrix: Matrix, { found, adjusted, changes }: Figures, options: TwoGroupOptions): Table {
  const { logged, p_adjust, test } = options;
  const paired = test === 'paired' || test === 'paired-wilcoxon';
  const values = `有效值的算术平均数，${paired ? '只计配成对的样本，' : ''}单位同原数据${logged ? '（已取 log2）' : ''}`;
  const counted = paired ? '两个样本都有数值的对数' : '中有数值的样本数';
  const columns: Column[] = [
    textColumn('feature', '特征', matrix.ids, { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('mean_ref', '参照组均值', found.meanReference, { help: `参照组${values}` }),
    numberColumn('mean_test', '比较组均值', found.meanTest, { help: `比较组${values}` }),
    numberColumn('log2fc', 'log2 差异倍数', changes.log2fc, {
      help: logged
        ? '比较组均值 − 参照组均值（数据已取 log2）；大于 0 为比较组较高'
        : 'log2(比较组算术均值 ÷ 参照组算术均值)；大于 0 为比较组较高；一组全为 0 时没有',
    }),
    numberColumn('statistic', '统计量', found.statistic, { help: statisticHelp[test] }),
    numberColumn('df', '自由度', found.df, { help: freedomHelp[test] }),
    numberColumn('p', 'p 值', found.p, { help: `${testNames[test]}的双侧 p 值，未经多重检验校正` }),
    numberColumn('p_adj', '校正后 p 值', adjusted, {
      help: `${adjustNames[p_adjust]}校正后的 p 值，按有 p 值的特征数校正`,
    }),
    textColumn(
      'p_kind',
      'p 值来源',
      Array.from(found.outcome, (outcome) => outcomes[outcome]!.kind),
      { help: 'p 值按什么分布计算：t 分布（文件中为 t）、精确分布（exact）或正态近似（normal）' },
    ),
    directionColumn(changes.changes, options),
    integerColumn('n_ref', '参照组有效数', found.nReference, { help: paired ? counted : `参照组${counted}` }),
    integerColumn('n_test', '比较组有效数', found.nTest, { help: paired ? counted : `比较组${counted}` }),
    textColumn(
      'reason',
      '未检验的原因',
      Array.from(found.outcome, (outcome) => outcomes[outcome]!.reason),
      { help: '没有 p 值的特征说明原因，其余为空' },
    ),
  ];
  const taken = new Set(columns.map((column) => column.name));
  const annotations = matrix.annotations
    .filter((annotation) => !taken.has(annotation.name))
    .map(({ name, values: texts }) => textColumn(name, name, texts, { help: annotationHelp }));
  return tableOf('result', '差异检验结果', [...columns, ...annotations]);
}
