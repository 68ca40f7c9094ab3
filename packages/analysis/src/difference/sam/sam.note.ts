import type { MethodDefinition } from '../../model/index.ts';
import { readSamOptions } from './sam.schema.ts';

/** The methods paragraph of one run. */
export const samNote: MethodDefinition['note'] = (raw, facts) => {
  const { fc, logged, p, s0_by } = readSamOptions(raw);
  const figure = (name: string, digits: number): number => Number(Number(facts[name]).toPrecision(digits));
  return [
    `以 SAM（Tusher、Tibshirani & Chu 2001，doi:10.1073/pnas.091062498）逐特征比较“${facts['test_group']}”与参照组“${facts['reference']}”（n = ${facts['n_test']} 与 ${facts['n_ref']}）：d = 两组 log2 均值之差 ÷（合并方差的标准误 + s₀），${logged ? '输入数据视为已取 log2' : '输入数据先取 log2'}。`,
    `s₀ = ${figure('s0', 4)}，${s0_by === 'value' ? '由用户指定' : '取标准误的一个分位数，使 d 的中位绝对偏差在各标准误水平上的变异系数最小（不足 500 个特征时取 5% 分位数，与 R 包 samr 相同）'}。`,
    `${facts['all'] === 1 ? `取样本组标签的全部 ${facts['relabellings']} 种分法` : `随机置换样本的组标签 ${facts['relabellings']} 次（种子 ${facts['seed']}）`}，某个 |d| 阈值的 FDR = π₀ × 各次置换中 |d| 不小于阈值的特征数的中位数 ÷ 观测到的特征数；π₀ = ${figure('pi0', 4)}，由观测的 d 落在置换 d 中间一半的比例估计。q 值为把该特征算作差异的各阈值中最小的 FDR（Storey 2002，doi:10.1111/1467-9868.00346）。`,
    '缺失值不参与计算；某组有效值少于 2 个或组内数值没有变化的特征不检验，也不计入 FDR；置换使某特征的一组没有值时，该次的 d 计为 0。',
    `以 q < ${p}${fc > 1 ? ` 且差异倍数不小于 ${fc}` : ''}为差异特征，在 ${facts['features']} 个特征（其中 ${facts['tested']} 个可检验）中得到上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
  ].join('');
};
