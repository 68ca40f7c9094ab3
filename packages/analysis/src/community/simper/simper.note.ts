import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readSimperOptions } from './simper.schema.ts';

/** The methods paragraph of one run. */
export function simperNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { p_adjust, permutations, relative } = readSimperOptions(options);
  return [
    `以相似性百分比分析（SIMPER；Clarke，1993，doi:10.1111/j.1442-9993.1993.tb00438.x）分解 ${facts['groups']} 组（${facts['n_per_group']}）两两之间的 Bray–Curtis 差异。`,
    `${facts['features']} 个特征的丰度表${relative ? '换算为相对丰度后' : '按表中数值（未换算为相对丰度）'}，对两组间的每一个样本对，特征的贡献为 |a − b| ÷ (两样本总数之和)，取全部样本对的平均值与标准差（n − 1）；各特征的平均贡献之和即两组的平均差异。`,
    `样本随机换组 ${permutations} 次，p = (置换的平均贡献不小于实际的次数 + 1) ÷ (置换次数 + 1)，贡献与 R 包 vegan 2.6 的 simper 定义相同（p 值的计数含相等者，vegan 不含）；p 值在每个比较之内经 ${adjustWords(p_adjust)}。`,
    `${facts['said']}。`,
    '表中不允许有缺失值，计数全部为 0 的样本与特征不参与。贡献同时受组间均值差与组内变动影响（Warton 等，2012，doi:10.1111/j.2041-210X.2011.00127.x）。',
    `计算使用 Panome 全组学云 simper 方法（版本 ${version}）。`,
  ].join('');
}
