import type { MethodOutput, Options } from '../../model/index.ts';
import { searchNote } from '../../neighbours/index.ts';
import { pointsNote } from '../embedding/index.ts';

/** The methods paragraph of one run. */
export function umapNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const metric = options['metric'] === 'cosine' ? '余弦距离' : '欧氏距离';
  return [
    pointsNote(options, facts),
    `以 UMAP（McInnes、Healy、Melville，2018，doi:10.48550/arXiv.1802.03426）降到二维：每个点与其 ${facts['neighbors']} 个最近邻（含自身，${metric}，${searchNote(Number(facts['points']), Number(facts['neighbors']) - 1)}）组成模糊图，最小间距 ${options['min_dist']}；`,
    `以前两个主成分为起点（Kobak、Linderman，2021，doi:10.1038/s41587-020-00809-z），随机梯度下降 ${facts['epochs']} 轮，每条边 5 个负样本，种子 ${facts['seed']}。`,
    `图上邻居的可信度（trustworthiness，Venna、Kaski，2001，doi:10.1007/3-540-44668-0_68，k = ${facts['trust_k']}）为 ${Number(facts['trustworthiness']).toFixed(3)}。`,
    '图中远近只表示相邻关系，团与团之间的距离和团的大小不能直接比较。',
    `计算使用 Panome 全组学云 umap 方法（版本 ${version}）。`,
  ].join('');
}
