import type { MethodDefinition } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readMetagenomeseqOptions } from './metagenomeseq.schema.ts';

/** The methods paragraph of one run. */
export const metagenomeseqNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readMetagenomeseqOptions(raw);
  const level =
    facts['annotated'] === 0 || options.rank === 'feature' ? '各特征' : `${rankNames[options.rank]}水平的各分类单元`;
  return [
    `用 metagenomeSeq 的零膨胀对数正态模型（Paulson 等，2013，doi:10.1038/nmeth.2658；fitFeatureModel 的定义）比较${level}的丰度，参照组为“${facts['reference']}”（${facts['groups']}），每个比较只用其两组的样本。`,
    `检出率低于 ${options.prevalence} 的不参与；计数用累积和（CSS）归一化，分位数${options.percentile === 'half' ? '取中位数' : `由数据决定（${facts['percentile']}）`}。`,
    '检出与否用逻辑回归（分组与对数归一化因子），检出处的对数丰度用最小二乘，方差用经验贝叶斯收缩（limma 的 squeezeVar），组间差用岭回归收缩；LFC 为两组期望丰度之比的自然对数，标准误用 delta 法，双侧正态检验。至多 3 个样本没有检出的只用丰度部分，一组全部检出的取逻辑模型的极限。',
    Number(facts['present']) > 0
      ? `只用丰度部分的 ${facts['present']} 个检验以${options.present_error === 'deviation' ? '残差标准差（与 R 包一致）' : '系数的标准误'}为标准误。`
      : '',
    Number(facts['logged']) > 0
      ? `某一组检出不足 2 个样本的 ${facts['logged']} 个检验，与 fitFeatureModel 相同，改用 ln(归一化丰度 + 1) 对分组与对数归一化因子的线性模型（limma 的经验贝叶斯方差）。`
      : '',
    `多重检验校正采用 ${adjustNames[options.p_adjust]}，每个比较各自校正。以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p}${options.fc > 1 ? `且变化不小于 ${options.fc} 倍` : ''}为显著：${facts['tested']} 个检验中 ${facts['up']} 个升高、${facts['down']} 个降低。`,
    '表中不允许有缺失值。',
  ].join('');
};
