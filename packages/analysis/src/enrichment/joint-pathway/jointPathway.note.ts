import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readJointOptions } from './jointPathway.schema.ts';

const sources = {
  BH: '（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: '',
  holm: '（1979，https://www.jstor.org/stable/4615733）',
} as const;
const backgrounds: Readonly<Record<string, string>> = { list: '提供的背景', table: '差异结果表', sets: '功能集合' };
const pairings: Readonly<Record<string, string>> = { id: '编号', number: 'KEGG 通路的数字', name: '名称' };
const weighted = {
  pathway: '两个组学在该通路背景内的特征数',
  overall: '两个背景的大小',
  equal: '两个组学相等',
} as const;

/** The methods paragraph of one run. */
export function jointNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { combine, max_size, min_size, min_size2, p_adjust, pathways, weights } = readJointOptions(options);
  const omics = (end: '' | '2'): string =>
    `${facts[`name${end}`]}名单 ${facts[`list_size${end}`]} 个（${facts[`list_rule${end}`] ? `差异结果表中${facts[`list_rule${end}`]}的特征，` : ''}${facts[`feature_column${end}`] ? `名称取自“${facts[`feature_column${end}`]}”列，` : ''}背景为${backgrounds[String(facts[`background_from${end}`])]}中有通路注释的 ${facts[`background${end}`]} 个）`;
  const ways = {
    fisher: '两个 p 值用 Fisher 法合并（−2 Σ ln p 服从自由度 4 的 χ² 分布），',
    stouffer: `两个 p 值化为 z 后加权相加（Stouffer 法；Whitlock，2005，doi:10.1111/j.1420-9101.2005.00917.x），权重为${weighted[weights]}，没有命中的一方按 mid-p 计，`,
    joint: '两份名单、两个背景各并成一个，再取超几何分布的上尾概率，',
  } as const;
  return [
    `对${omics('')}与${omics('2')}作通路共富集分析（joint pathway analysis；Chong 等，2018，doi:10.1093/nar/gky310）。`,
    `两个功能集合按${pairings[String(facts['paired_by'])]}对上 ${facts['paired']} 条通路；检验${pathways === 'both' ? '两个组学都有的' : '至少一个组学有的'} ${facts['tested_all']} 条（背景内的特征数${facts['name']}为 ${min_size}～${max_size} 个，${facts['name2']}为 ${min_size2}～${max_size} 个）。`,
    '各组学的 p 值为超几何分布的上尾概率 P(X ≥ k)，单侧；',
    ways[combine],
    `用 ${adjustNames[p_adjust]}${sources[p_adjust]} 在全部受检通路上校正，校正后 p < 0.05 的有 ${facts['significant']} 条；两个组学各自的 p 值都小于 0.05 的有 ${facts['nominal']} 条。`,
    `计算使用 Panome 全组学云 joint-pathway 方法（版本 ${version}）。`,
  ].join('');
}
