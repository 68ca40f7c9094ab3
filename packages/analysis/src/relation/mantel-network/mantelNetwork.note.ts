import { measureNames } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { rankNames } from '../../taxa/index.ts';
import type { MethodOutput, Options } from '../../model/index.ts';
import { readMantelNetworkOptions } from './mantelNetwork.schema.ts';

const coefficients = { pearson: 'Pearson', spearman: 'Spearman' } as const;

/** The methods paragraph of one run. */
export function mantelNetworkNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { distance, env_method, method, p_adjust, permutations, rank, relative } = readMantelNetworkOptions(options);
  return [
    `取群落数据与环境因子表共有的 ${facts['samples']} 个样本（按样本名对应），${relative ? '丰度先除以各样本的总数，' : ''}对${facts['names']}各计算样本间的 ${measureNames[distance]} 距离（${Number(facts['communities']) > 1 ? `类群为${rankNames[rank]}水平上平均相对丰度最高、至少两个特征的，不再归一化` : `共 ${facts['features']} 个特征`}）；`,
    `与 ${facts['variables']} 个环境变量逐个作 Mantel 检验（Mantel，1967，Cancer Research 27, 209–220）：环境距离为该变量之差的绝对值，相关系数为 ${coefficients[method]}，样本随机置换 ${permutations} 次，单侧 p = (置换 r 不小于实际 r 的次数 + 1) ÷ (置换次数 + 1)，与 R 包 vegan 2.6 的 mantel 相同；缺少该变量或没有检出该类群的样本不参与那一次检验。全部 ${facts['tests']} 次检验的 p 值经 ${adjustWords(p_adjust)}。`,
    `环境变量之间为 ${coefficients[env_method]} 相关，双侧 p 值未校正。`,
    facts['strongest'] === undefined
      ? ''
      : `Mantel r 最大的是${facts['strongest']}（r = ${Number(facts['r']).toPrecision(3)}，p = ${Number(facts['p']).toPrecision(3)}）。`,
    `计算使用 Panome 全组学云 mantel-network 方法（版本 ${version}）。`,
  ].join('');
}
