import { twoGroupNote } from '../../two-group-comparison/index.ts';
import type { MethodOutput, Options } from '../../model/index.ts';
import { readDaScoreOptions } from './daScore.schema.ts';

/** The methods paragraph of one run. */
export function daScoreNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { fc, max_size, min_size } = readDaScoreOptions(options);
  return [
    facts['source'] === 'ranked'
      ? `特征的升降取自排序表（${facts['features']} 个特征）：得分作为 log2 差异倍数，绝对值不小于 ${Number(Math.log2(fc).toFixed(4))} 且不为 0 的为上调（${facts['up']} 个）或下调（${facts['down']} 个）。`
      : twoGroupNote(options, facts),
    `通路的差异丰度得分（DA score；Hakimi 等，2016，doi:10.1016/j.ccell.2015.12.004）= (上调的特征数 − 下调的特征数) ÷ 测到的全部特征数，仅一组检出的特征也计入升降；1 为全部上调，−1 为全部下调。`,
    `测到 ${min_size}～${max_size} 个特征的通路有 ${facts['scored']} 条（共 ${facts['sets']} 条），其中得分大于 0 的 ${facts['rising']} 条，小于 0 的 ${facts['falling']} 条；没有 p 值的特征计入分母，不计升降。该得分没有显著性检验。`,
    `计算使用 Panome 全组学云 da-score 方法（版本 ${version}）。`,
  ].join('');
}
