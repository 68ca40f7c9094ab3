import type { MethodDefinition } from '../../model/index.ts';
import { readImputeOptions } from './impute.schema.ts';

/** The methods paragraph of one run. */
export const imputeNote: MethodDefinition['note'] = (raw, facts) => {
  const { k, logged, method, mtry, quantile, scope, trees, tune_sigma, zero_missing } = readImputeOptions(raw);
  const where = scope === 'group' ? '该特征同组样本（组内全部缺失时为全部样本）' : '该特征全部样本';
  const tuned = tune_sigma === 1 ? '' : `乘以 ${tune_sigma}`;
  const scale = logged ? '数据已取 log2' : '在 log2 尺度上进行，之后换算回原尺度';
  const drawnSd = facts['sd'] === undefined ? '' : `标准差为 ${Number(Number(facts['sd']).toPrecision(4))}，`;
  const how = {
    half_min: `以${where}最小值的一半${logged ? '（数据已取 log2，即最小值减 1）' : ''}填补，假定缺失源于低于检出限（各种填补方法的比较见 Wei 等 2018，doi:10.1038/s41598-017-19120-0）`,
    min: `以${where}的最小值填补（各种填补方法的比较见 Wei 等 2018，doi:10.1038/s41598-017-19120-0）`,
    median: `以${where}的中位数填补（各种填补方法的比较见 Wei 等 2018，doi:10.1038/s41598-017-19120-0）`,
    knn: `采用 K 近邻法（k = ${k}；Troyanskaya 等 2001，doi:10.1093/bioinformatics/17.6.520）：以共同有值样本上的均方差为距离取最近的 ${k} 个特征，用其中在该样本有值者的算术均值填补，均无值时用该样本的均值`,
    'random-forest': `采用随机森林法（missForest；Stekhoven 与 Bühlmann 2012，doi:10.1093/bioinformatics/btr597）：先填各特征的均值，再按缺失由少到多的次序，逐特征以其余全部特征训练随机森林（${trees} 棵回归树，每次分裂的候选特征数为${mtry ? ` ${mtry}` : '特征数的平方根'}，叶节点最小为 1；Breiman 2001，doi:10.1023/A:1010933404324）预测其缺失值，逐轮重复至变化不再减小（共 ${facts['rounds']} 轮，取第 ${facts['taken']} 轮）${facts['nrmse'] === undefined ? '' : `，袋外误差 NRMSE 为 ${Number(facts['nrmse']).toFixed(3)}`}`,
    minprob: `以 MinProb 法填补，假定缺失源于低于检出限：从以各样本观测值的 ${100 * quantile}% 分位数为均值的正态分布随机抽取，标准差为过半样本有值的各特征标准差的中位数${tuned}（${scale}，${drawnSd}种子 ${facts['seed']}；定义同 imputeLCMD 2.1；Lazar 等 2016，doi:10.1021/acs.jproteome.5b00981）`,
    qrilc: `以 QRILC 法填补，假定缺失源于低于检出限：逐样本把观测值的 100 个分位数对标准正态分布中未缺失部分的分位数作最小二乘回归，估计完整数据的均值与标准差 σ，从该正态分布缺失比例以下的部分随机抽取，方差为 σ${tuned}（${scale}，种子 ${facts['seed']}；定义同 imputeLCMD 2.1；Lazar 等 2016，doi:10.1021/acs.jproteome.5b00981）`,
  }[method];
  const removed = facts['removed'] ? `全部缺失的 ${facts['removed']} 个特征已移除。` : '';
  const zero = zero_missing ? '填补前将 0 视为缺失。' : '';
  return `对 ${facts['kept']} 个特征、${facts['samples']} 个样本中的 ${facts['imputed']} 个缺失值（${(100 * Number(facts['share'])).toFixed(2)}%）${how}。${zero}${removed}`;
};
