import type { MethodDefinition } from '../../model/index.ts';
import { readDistributionOptions } from './distribution.schema.ts';

/** The methods paragraph of one run. */
export const distributionNote: MethodDefinition['note'] = (raw, facts) => {
  const { by, intervals, transform } = readDistributionOptions(raw);
  const scale =
    facts['unit'] === '原值' ? '数值未作变换' : `数值取 ${facts['unit']}${transform === 'auto' ? '（自动选择）' : ''}`;
  const unit = by === 'groups' ? '组（同组样本的值合在一起）' : '样本';
  return [
    `对 ${facts['features']} 个特征 × ${facts['samples']} 个样本的数据，逐${unit}画出数值的分布，共 ${facts['series']} 个；${scale}。`,
    '箱体为四分位数（R 的第 7 型），须到距箱体 1.5 倍四分位距以内最远的值（McGill et al. 1978，doi:10.1080/00031305.1978.10479236）；',
    '密度为高斯核估计，带宽取 Silverman 经验法则（Silverman 1986，doi:10.1201/9781315140919），3,000 个值以上由 4,096 格的计数计算；标准差的分母为 n − 1。',
    `表达区间按原数据${intervals === 'auto' ? '的数量级（有负值时等宽）' : ''}以 ${facts['edges']} 为界，各区间含下端，占比以有值的个数为分母。`,
    `缺失值${transform === 'log2' || transform === 'log10' ? '以及不能取对数的 0 与负值' : ''}不参与，共 ${facts['missing']} 个。`,
  ].join('');
};
