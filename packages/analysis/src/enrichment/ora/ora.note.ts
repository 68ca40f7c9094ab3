import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readOraOptions } from './ora.schema.ts';

const sources = { BH: '（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）', bonferroni: '', holm: '（1979，https://www.jstor.org/stable/4615733）' } as const;

/** The methods paragraph of one run. */
export function oraNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { min_size, max_size, p_adjust, universe } = readOraOptions(options);
  const given = facts['background_given'] === 'yes';
  const background = given
    ? `背景为所提供的 ${facts['background_input']} 个特征中${universe === 'all' ? '的全部' : '有功能注释的'} ${facts['background']} 个`
    : `未提供背景列表，背景取功能集合中出现的全部 ${facts['background']} 个特征`;
  return [
    `对 ${facts['list_input']} 个特征的名单作过度代表分析（ORA；Boyle 等，2004，doi:10.1093/bioinformatics/bth456），`,
    `${background}，其中名单占 ${facts['list_size']} 个。`,
    Number(facts['unmatched']) > 0 ? `名单中 ${facts['unmatched']} 个特征不在任何功能集合中${universe === 'all' && given ? '，仍计入名单' : '，未计入'}。` : '',
    Number(facts['outside']) > 0 ? `另有 ${facts['outside']} 个不在背景中，未计入。` : '',
    `检验背景内大小为 ${min_size}～${max_size} 的 ${facts['tested']} 个集合（共 ${facts['sets']} 个）；p 值为超几何分布的上尾概率 P(X ≥ k)，单侧，`,
    `用 ${adjustNames[p_adjust]}${sources[p_adjust]} 在全部受检集合上校正，校正后 p < 0.05 的有 ${facts['significant']} 个。`,
    '富集因子为命中数与集合大小之比，富集倍数为名单中的比例与背景中的比例之比。',
    `计算使用 Panome 全组学云 ora 方法（版本 ${version}）。`,
  ].join('');
}
