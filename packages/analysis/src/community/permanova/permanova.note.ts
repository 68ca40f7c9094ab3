import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readPermanovaOptions } from './permanova.schema.ts';

/** The methods paragraph of one run. */
export function permanovaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { covariate, p_adjust, permutations, strata } = readPermanovaOptions(options);
  return [
    distanceSentence(options, facts),
    `以置换多元方差分析（PERMANOVA；Anderson，2001，doi:10.1111/j.1442-9993.2001.01070.pp.x）检验 ${facts['groups']} 组（${facts['n_per_group']}）的群落组成是否不同，`,
    covariate ? `先扣除 ${facts['terms']}，各项用序贯平方和；` : '',
    `样本${strata ? `在“${strata}”的同一类内` : ''}随机置换 ${permutations} 次，p = (置换 F 不小于实际 F 的次数 + 1) ÷ (置换次数 + 1)，与 R 包 vegan 2.6 的 adonis2 定义相同。`,
    `分组解释了 ${(100 * Number(facts['r2'])).toFixed(1)}% 的差异（R² = ${Number(facts['r2']).toPrecision(3)}，F = ${Number(facts['f']).toPrecision(4)}，p = ${Number(facts['p']).toPrecision(3)}）。`,
    Number(facts['pairs']) > 1 ? `各对组之间另作同样的检验，p 值经 ${adjustWords(p_adjust)}。` : '',
    `计算使用 Panome 全组学云 permanova 方法（版本 ${version}）。`,
  ].join('');
}
