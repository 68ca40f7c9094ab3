import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readOraOptions } from './ora.schema.ts';

const sources = {
  BH: '（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: '',
  holm: '（1979，https://www.jstor.org/stable/4615733）',
} as const;

const percent = (share: unknown): string => `${(Number(share) * 100).toFixed(1)}%`;

/** The methods paragraph of one run. */
export function oraNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { bias, min_size, max_size, p_adjust, propagate, universe } = readOraOptions(options);
  const given = facts['background_given'] !== 'no';
  const background = given
    ? `背景为${facts['background_given'] === 'table' ? '差异结果表中检验过' : '所提供'}的 ${facts['background_input']} 个特征中${universe === 'all' ? '的全部' : '有功能注释的'} ${facts['background']} 个`
    : `未提供背景列表，背景取功能集合中出现的全部 ${facts['background']} 个特征`;
  const sides = facts['up_size'] !== undefined;
  return [
    `对${facts['list_from'] === 'records' ? `差异结果表中${facts['list_rule'] || '上调与下调'}的` : ''} ${facts['list_input']} 个特征的名单作过度代表分析（ORA；Boyle 等，2004，doi:10.1093/bioinformatics/bth456），`,
    `${background}，其中名单占 ${facts['list_size']} 个。`,
    facts['feature_column'] ? `特征名取自差异结果表的“${facts['feature_column']}”列。` : '',
    Number(facts['unmatched']) > 0
      ? `名单中 ${facts['unmatched']} 个特征不在任何功能集合中${universe === 'all' && given ? '，仍计入名单' : '，未计入'}。`
      : '',
    Number(facts['outside']) > 0 ? `另有 ${facts['outside']} 个不在背景中，未计入。` : '',
    facts['ontology'] === 'yes'
      ? propagate
        ? `注释沿功能层级的 is_a 与 part_of 关系归入各级上级条目（true path rule；The Gene Ontology Consortium，2000，doi:10.1038/75556），${facts['sets_input']} 个条目归并后为 ${facts['sets']} 个。`
        : '功能层级只用于名称与有向无环图，注释没有向上归并。'
      : '',
    `检验背景内大小为 ${min_size}～${max_size} 的 ${facts['tested']} 个集合（共 ${facts['sets']} 个）；`,
    bias === 'length'
      ? `按特征长度校正选择偏倚（Young 等，2010，doi:10.1186/gb-2010-11-2-r14）：以单调三次样条（I 样条，Ramsay，1988，doi:10.1214/ss/1177012761；log2 长度，内部节点在五分位，最小二乘，系数非负）拟合进入名单的可能性与长度的关系，没有长度的 ${facts['without_length'] ?? 0} 个特征取长度中位处的值；最短与最长的十分之一中进入名单的分别占 ${percent(facts['share_short'] ?? 0)} 与 ${percent(facts['share_long'] ?? 0)}。p 值为 Wallenius 非中心超几何分布的上尾概率 P(X ≥ k)，逐次抽取精确计算，单侧，`
      : 'p 值为超几何分布的上尾概率 P(X ≥ k)，单侧，',
    `用 ${adjustNames[p_adjust]}${sources[p_adjust]} 在全部受检集合上校正，校正后 p < 0.05 的有 ${facts['significant']} 个。`,
    sides
      ? `上调的 ${facts['up_size']} 个与下调的 ${facts['down_size']} 个特征又各自按同样的背景与集合检验并分别校正，校正后 p < 0.05 的分别有 ${facts['up_significant']} 个与 ${facts['down_significant']} 个。`
      : '',
    '富集因子为命中数与集合大小之比，富集倍数为名单中的比例与背景中的比例之比。',
    `计算使用 Panome 全组学云 ora 方法（版本 ${version}）。`,
  ].join('');
}
