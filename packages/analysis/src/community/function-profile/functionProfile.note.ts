import type { MethodOutput, Options } from '../../model/index.ts';
import { readFunctionProfileOptions } from './functionProfile.schema.ts';

const share = (value: unknown): string => `${(100 * Number(value)).toFixed(1)}%`;
const distances: Readonly<Record<string, string>> = {
  euclidean: '欧氏距离',
  manhattan: '曼哈顿距离',
  pearson: '1 − Pearson 相关系数',
  spearman: '1 − Spearman 相关系数',
};
const linkages: Readonly<Record<string, string>> = {
  average: '平均连接',
  complete: '最长距离',
  single: '最短距离',
  mcquitty: 'McQuitty',
  'ward.D2': 'Ward（ward.D2）',
};

/** The methods paragraph of one run. */
export function functionProfileNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { distance, linkage, match, relative, scale } = readFunctionProfileOptions(raw);
  return [
    `用提供的功能表（${facts['functions_given']} 种功能）查找 ${facts['features']} 个特征的功能，思路同 FAPROTAX（Louca 等，2016，doi:10.1126/science.aaf4507）与 FUNGuild（Nguyen 等，2016，doi:10.1016/j.funeco.2015.06.006）。`,
    `以特征名${Number(facts['taxonomy']) === 1 ? '和各级分类名' : ''}与功能表对应，不分大小写，忽略级别前缀、方括号、星号与下划线；${match === 'lowest' ? '取查到的最低一级' : '各级查到的功能合在一起'}。`,
    `${facts['matched']} 个特征查到功能，平均占各样本丰度的 ${share(facts['covered'])}（${share(facts['covered_min'])}～${share(facts['covered_max'])}）。`,
    `每个样本中某功能的丰度为具有该功能的特征${relative ? '相对丰度（分母含没有查到的特征）' : '计数'}之和；一个特征可有多种功能，各功能相加没有意义。`,
    `热图${scale === 'rows' ? '按功能作 z 值，' : '直接显示丰度，'}两侧以${distances[distance] ?? distance}、${linkages[linkage] ?? linkage}聚类，最多画变异最大的 100 种功能。`,
    '由分类名推断的功能不是测得的功能：同属不同种的能力可以不同。丰度表不允许有缺失值，计数全部为 0 的样本不参与。',
    `计算使用 Panome 全组学云 function-profile 方法（版本 ${version}）。`,
  ].join('');
}
