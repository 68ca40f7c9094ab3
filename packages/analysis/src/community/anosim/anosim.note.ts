import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readAnosimOptions } from './anosim.schema.ts';

/** The methods paragraph of one run. */
export function anosimNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { p_adjust, permutations } = readAnosimOptions(options);
  return [
    distanceSentence(options, facts),
    `以相似性分析（ANOSIM；Clarke，1993，doi:10.1111/j.1442-9993.1993.tb00438.x）检验 ${facts['groups']} 组（${facts['n_per_group']}）的组间差异是否大于组内：`,
    `距离换算为秩（并列取平均秩），R = (组间平均秩 − 组内平均秩) ÷ (n(n − 1)/4)；随机置换样本 ${permutations} 次，p = (置换 R 不小于实际 R 的次数 + 1) ÷ (置换次数 + 1)。`,
    `R = ${Number(facts['r']).toPrecision(3)}，p = ${Number(facts['p']).toPrecision(3)}。`,
    Number(facts['pairs']) > 1 ? `各对组之间重新排秩后另作同样的检验，p 值经 ${adjustWords(p_adjust)}。` : '',
    `计算使用 Panome 全组学云 anosim 方法（版本 ${version}）。`,
  ].join('');
}
