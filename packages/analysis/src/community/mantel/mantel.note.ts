import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readMantelOptions } from './mantel.schema.ts';

/** The methods paragraph of one run. */
export function mantelNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { method, p_adjust, permutations } = readMantelOptions(options);
  const r = Number(facts['r']);
  return [
    distanceSentence(options, facts),
    `${facts['variables']} 个环境变量各标准化（均值 0、标准差 1，n − 1）后计算样本间的欧氏距离，以 Mantel 检验（Mantel，1967，Cancer Research 27, 209–220）考察群落距离与环境距离的 ${method === 'pearson' ? 'Pearson' : 'Spearman'} 相关，全部变量一起（n = ${facts['n']}）并逐个变量各做一次；缺少某变量的样本不参与用到它的检验。`,
    `样本随机置换 ${permutations} 次，p = (置换 r 不小于实际 r 的次数 + 1) ÷ (置换次数 + 1)，单侧，与 R 包 vegan 2.6 的 mantel 相同；逐个变量的 p 值经 ${adjustWords(p_adjust)}。`,
    Number.isFinite(r) ? `全部变量：r = ${r.toPrecision(3)}，p = ${Number(facts['p']).toPrecision(3)}。` : '',
    `计算使用 Panome 全组学云 mantel 方法（版本 ${version}）。`,
  ].join('');
}
