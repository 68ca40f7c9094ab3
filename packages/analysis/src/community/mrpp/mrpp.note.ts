import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readMrppOptions } from './mrpp.schema.ts';

const weights = { n: '样本数 n', 'n-1': 'n − 1', pairs: '样本对数 n(n − 1)/2' } as const;

/** The methods paragraph of one run. */
export function mrppNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { p_adjust, permutations, weight } = readMrppOptions(options);
  return [
    distanceSentence(options, facts),
    `以多响应置换过程（MRPP；Mielke 等，1976，doi:10.1080/03610927608827451）检验 ${facts['groups']} 组（${facts['n_per_group']}）的组内距离是否小于随机分组：`,
    `δ 为各组组内平均距离以${weights[weight]}为权的平均，期望 δ 为全部样本对的平均距离，A = 1 − δ ÷ 期望 δ；随机置换样本 ${permutations} 次，p = (置换 δ 不大于实际 δ 的次数 + 1) ÷ (置换次数 + 1)，与 R 包 vegan 2.6 的 mrpp 定义相同。`,
    `A = ${Number(facts['a']).toPrecision(3)}，δ = ${Number(facts['delta']).toPrecision(4)}（期望 ${Number(facts['expected']).toPrecision(4)}），p = ${Number(facts['p']).toPrecision(3)}。`,
    Number(facts['pairs']) > 1 ? `各对组之间另作同样的检验，p 值经 ${adjustWords(p_adjust)}。` : '',
    `计算使用 Panome 全组学云 mrpp 方法（版本 ${version}）。`,
  ].join('');
}
