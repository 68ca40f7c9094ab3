import type { MethodOutput, Options } from '../../model/index.ts';
import { pointsNote } from '../embedding/index.ts';

/** The methods paragraph of one run. */
export function tsneNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  return [
    pointsNote(options, facts),
    `以 t-SNE（van der Maaten、Hinton，2008，J. Mach. Learn. Res. 9:2579）降到二维，困惑度 ${facts['perplexity']}，`,
    facts['exact'] === 1
      ? '斥力逐对精确计算；'
      : '斥力用 Barnes–Hut 近似（θ = 0.5；van der Maaten，2014，J. Mach. Learn. Res. 15:3221）；',
    `迭代 1,000 轮，前 250 轮放大 12 倍，学习率 ${Number(facts['rate']).toFixed(0)}，以前两个主成分为起点（Kobak、Berens，2019，doi:10.1038/s41467-019-13056-x），种子 ${facts['seed']}；KL 散度 ${Number(facts['divergence']).toFixed(3)}。`,
    `图上邻居的可信度（trustworthiness，Venna、Kaski，2001，doi:10.1007/3-540-44668-0_68，k = ${facts['trust_k']}）为 ${Number(facts['trustworthiness']).toFixed(3)}。`,
    '图中远近只表示相邻关系，团与团之间的距离和团的大小不能直接比较。',
    `计算使用 Panome 全组学云 tsne 方法（版本 ${version}）。`,
  ].join('');
}
