import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readPermdispOptions } from './permdisp.schema.ts';

/** The methods paragraph of one run. */
export function permdispNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { centre, p_adjust, permutations } = readPermdispOptions(options);
  return [
    distanceSentence(options, facts),
    `以多元离散度检验（PERMDISP；Anderson，2006，doi:10.1111/j.1541-0420.2005.00440.x）比较 ${facts['groups']} 组（${facts['n_per_group']}）的组内离散程度：`,
    `在全部主坐标轴构成的空间中计算样本到所在组${centre === 'median' ? '空间中位数' : '质心'}的距离（负特征值的轴按平方扣除，小于 0 取 0），对该距离作方差分析；`,
    `残差随机置换 ${permutations} 次，p = (置换 F 不小于实际 F 的次数 + 1) ÷ (置换次数 + 1)，定义与 R 包 vegan 2.6 的 betadisper、permutest 相同。`,
    Number.isFinite(Number(facts['f']))
      ? `F = ${Number(facts['f']).toPrecision(4)}，p = ${Number(facts['p']).toPrecision(3)}。`
      : '各组内距离没有变化，没有 F 值。',
    Number(facts['pairs']) > 1 ? `两两比较用置换 t 检验，p 值经 ${adjustWords(p_adjust)}。` : '',
    `计算使用 Panome 全组学云 permdisp 方法（版本 ${version}）。`,
  ].join('');
}
