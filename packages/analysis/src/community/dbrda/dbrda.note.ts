import type { MethodOutput, Options } from '../../model/index.ts';
import { selectionWords } from '../constrained/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { readDbrdaOptions } from './dbrda.schema.ts';

const share = (value: unknown): string => `${(100 * Number(value)).toFixed(1)}%`;

/** The methods paragraph of one run. */
export function dbrdaNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readDbrdaOptions(raw);
  const p = Number(facts['model_p']);
  const negatives = {
    keep: '直接分解 Gower 中心化的距离矩阵（McArdle & Anderson，2001，doi:10.1890/0012-9658(2001)082[0290:FMMTCD]2.0.CO;2；同 vegan 2.6 的 dbrda），负特征值保留，总变异为全部特征值之和',
    positive:
      '先取距离的正主坐标，再作冗余分析（Legendre & Anderson，1999，doi:10.1890/0012-9615(1999)069[0001:DBRATM]2.0.CO;2；同 vegan 2.6 的 capscale），负特征值舍去，总变异为正特征值之和',
    lingoes: `距离平方各加 2c（c 为最小负特征值的绝对值，${Number(facts['added']).toPrecision(3)}）以消除负特征值（Lingoes，1971，doi:10.1007/BF02291398；同 vegan 2.6 的 dbrda(add = "lingoes")）`,
    sqrt: '距离先取平方根（同 vegan 2.6 的 dbrda(sqrt.dist = TRUE)），仍有的负特征值保留，总变异为全部特征值之和',
  }[options.negative];
  const parts = {
    margin: '逐个因子的检验扣除其他全部因子（边际）',
    terms: '逐个因子的检验按表中次序依次加入',
    axes: '逐个约束轴的检验扣除前面各轴，以最大特征值为统计量',
  }[options.by];
  return [
    '以基于距离的冗余分析（db-RDA）分析环境因子对群落差异的解释。',
    distanceSentence(raw, facts),
    `${negatives}；距离本身有 ${facts['negative']} 个负特征值，绝对值占全部的 ${share(facts['negative_share'])}。特征值为离差平方和，不除以 n − 1。`,
    `${facts['samples']} 个样本、${facts['count']} 个环境因子（${facts['variables']}）进入模型，得分采用标尺 2，箭头为因子与各轴拟合得分的相关系数；物种得分为${options.relative ? '相对' : ''}丰度与各轴的协方差，归一化后缩放，不参与计算。`,
    selectionWords(options, options.permutations),
    `环境因子共解释 ${share(facts['explained'])} 的变异，校正后的 R² 为 ${share(facts['adjusted'])}（Peres-Neto 等，2006，doi:10.1890/0012-9658(2006)87[2614:VPOSDM]2.0.CO;2）；置换检验（${options.permutations} 次，置换样本）F = ${Number(facts['model_f']).toFixed(3)}，p = ${p < 0.001 ? p.toExponential(1) : p}。`,
    `${parts}${facts['significant'] ? `，p < 0.05 的有 ${facts['significant']}` : '，没有 p < 0.05 的'}（Legendre 等，2011，doi:10.1111/j.2041-210X.2010.00078.x）。`,
    `各因子的方差膨胀因子最大为 ${Number(facts['vif_max']).toPrecision(3)}。有环境因子缺失的样本不参与；没有变化或完全由其他因子决定的因子不进入模型。`,
    `计算使用 Panome 全组学云 dbrda 方法（版本 ${version}）。`,
  ].join('');
}
