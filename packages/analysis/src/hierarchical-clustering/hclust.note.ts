import type { MethodOutput, Options } from '../model/index.ts';
import type { Linkage } from './agglomerate.ts';
import { isCorrelation, type Distance } from './distances.ts';
import { readHclustOptions } from './hclust.schema.ts';

const distanceText: Readonly<Record<Distance, string>> = {
  euclidean: '欧氏距离',
  manhattan: '曼哈顿距离',
  pearson: '1 − r（Pearson 相关系数）',
  spearman: '1 − r（Spearman 秩相关系数）',
};
const linkageText: Readonly<Record<Linkage, string>> = {
  average: '平均连接（UPGMA；Sokal 和 Michener，1958）',
  complete: '最长距离（complete linkage）',
  single: '最短距离（single linkage）',
  mcquitty: 'McQuitty 连接（WPGMA；McQuitty，1966，doi:10.1177/001316446602600402）',
  'ward.D2': 'Ward 最小方差法（ward.D2；Murtagh 和 Legendre，2014，doi:10.1007/s00357-014-9161-z）',
};

/** How the clustering was done, in words shared with the heat map; ends without punctuation. */
export function clusteringText(distance: Distance, linkage: Linkage): string {
  return `以${distanceText[distance]}为距离、${linkageText[linkage]}作层次聚类`;
}

/** How missing values were treated and which features could not take part; empty when neither occurred. */
export function inputText(distance: Distance, facts: MethodOutput['facts']): string {
  const removed =
    Number(facts['features_removed']) > 0
      ? `${facts['features_removed']} 个没有差异或有效值不足的特征未参与计算。`
      : '';
  if (!(Number(facts['missing_values']) > 0)) return removed;
  return `${removed}缺失值共 ${facts['missing_values']} 个，${isCorrelation(distance) ? '相关系数按每一对共有的有效值计算' : '距离按每一对共有的有效值计算，并按有效值所占比例折算到全长（与 R 的 dist 相同）'}。`;
}

/** The methods paragraph of one run. */
export function hclustNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { of, distance, linkage, scale, cut } = readHclustOptions(options);
  const items = {
    samples: `${facts['samples']} 个样本`,
    features: `${facts['features']} 个特征`,
    both: `${facts['samples']} 个样本和 ${facts['features']} 个特征`,
  }[of];
  return [
    scale === 'rows' ? '各特征先作 z 值标准化（减均值，除以标准差，n − 1）。' : '数据未作标准化。',
    `对 ${items}${clusteringText(distance, linkage)}，并把聚类树切分为 ${cut} 类。`,
    inputText(distance, facts),
    '合并过程、高度与叶的排列采用 R 4.2 的 hclust 约定。',
    `计算使用 Panome 全组学云 hclust 方法（版本 ${version}）。`,
  ].join('');
}
