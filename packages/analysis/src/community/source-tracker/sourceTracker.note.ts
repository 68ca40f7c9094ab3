import type { MethodDefinition } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readSourceTrackerOptions } from './sourceTracker.schema.ts';

/** The methods paragraph of one run. */
export const sourceTrackerNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readSourceTrackerOptions(raw);
  const level =
    facts['annotated'] === 0 || options.rank === 'feature' ? '特征' : `${rankNames[options.rank]}水平的分类单元`;
  return [
    `用 SourceTracker 的模型（Knights 等，2011，doi:10.1038/nmeth.1650）估计“${facts['sink']}”组 ${facts['sinks']} 个受纳样本的序列来自 ${facts['sources']} 个来源（样本数：${facts['named']}）与未知来源的比例，按${level}的计数，同一来源的样本相加。`,
    options.depth > 0 ? `受纳样本与来源各随机抽取 ${options.depth} 条序列，不足的全部使用；` : '未作抽平；',
    `以吉布斯抽样求各序列的归属：已知来源的组成由其样本与先验计数 α₁ = ${options.alpha1} 固定，未知来源的组成由归于它的序列与 α₂ = ${options.alpha2} 决定，来源比例的先验计数 β = ${options.beta}；${options.restarts} 次重启，每次先舍去 ${options.burn_in} 轮，再每隔 ${options.delay} 轮取一次，共 ${options.draws} 次。比例为各次抽样的平均值，区间为 2.5% 与 97.5% 分位数。`,
    `平均比例为 ${facts['said']}。表中不允许有缺失值。`,
  ].join('');
};
