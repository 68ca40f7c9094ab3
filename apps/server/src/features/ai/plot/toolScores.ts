import { methods } from '@panome/analysis';
import type { MethodDefinition } from '@panome/analysis/model';
import { topics } from '@panome/analysis/topics';
import { chartById } from '@panome/charts';
import { overlaps, placesOf, plainOf, spanOf, type Plain, type Span } from './plainOf.ts';

type Word = { readonly word: string; readonly weight: number };

/** What a sentence says about the tool, beside the words in its description. */
const said: readonly (readonly [words: string, tool: string, weight: number])[] = [
  ['相关性网络 相关网络 共现网络', 'network', 200],
  ['相关性热图 相关热图 相关系数热图', 'correlation', 190],
  ['韦恩图 维恩图 venn图', 'venn', 190],
  ['富集气泡图 富集分析 功能富集', 'ora', 120],
  ['丰度柱状图 组成柱状图 堆叠柱状图 物种组成图', 'composition', 160],
  ['去掉缺失 缺失比例 过滤特征', 'filter', 170],
  ['填补 补缺 插补', 'impute', 170],
  ['单细胞聚类 细胞聚类', 'sc-cluster', 220],
  ['差异检验 两组差异', 'two-group', 100],
  ['聚成 聚为', 'kmeans', 60],
];

/** Shared by many tools, so that they say little by themselves. */
const weak = new Set(
  '差异 聚类 降维 质控 作图 分类 统计 分布 网络 通路 检验 比较 相关 单细胞 显著性 环境因子 回归 群落 趋势 富集 置换检验 差异分析 pearson spearman log2fc fdr welch wilcoxon limma'.split(
    ' ',
  ),
);

function wordsOf(method: MethodDefinition): readonly Word[] {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    const word = plainOf(text).text;
    if (word.length < 2 || (word.length === 2 && /^[a-z]/.test(word) && weight < 90)) return;
    const given = weak.has(word) ? weight / 4 : weight;
    words.set(word, Math.max(words.get(word) ?? 0, given + 10 * Math.min(8, word.length)));
  };
  const core = method.title.replace(/（.*?）/gu, '');
  add(method.title, 160);
  add(core, 150);
  for (const [, inside] of method.title.matchAll(/（(.*?)）/gu)) add(inside!, 150);
  for (const word of core.split(/[与和、]/u)) add(word, 90);
  add(method.id, 120);
  for (const word of method.keywords) add(word, 70);
  for (const id of method.charts) add(chartById(id)?.title ?? '', 40);
  for (const { tools, words: named } of topics) {
    const place = tools.indexOf(method.id);
    if (place >= 0) named.forEach((word) => add(word, 100 - 12 * place));
  }
  for (const [named, tool, weight] of said)
    if (tool === method.id) named.split(' ').forEach((word) => add(word, weight));
  return Array.from(words, ([word, weight]) => ({ word, weight }));
}

let lexicon: readonly { readonly method: MethodDefinition; readonly words: readonly Word[] }[] | undefined;

export type ScoredTool = { readonly method: MethodDefinition; readonly score: number; readonly spans: readonly Span[] };

/** How well each tool is named, best first; what is not named at all is left out. */
export function toolScores(plain: Plain): readonly ScoredTool[] {
  lexicon ??= methods.map((method) => ({ method, words: wordsOf(method) }));
  return lexicon
    .flatMap(({ method, words }): ScoredTool[] => {
      const found = words
        .flatMap(({ weight, word }) =>
          placesOf(plain, word)
            .slice(0, 1)
            .map((at) => ({ weight, span: spanOf(plain, at, word.length) })),
        )
        .toSorted((left, right) => right.weight - left.weight);
      const apart: typeof found = [];
      for (const one of found) if (!apart.some(({ span }) => overlaps(span, one.span))) apart.push(one);
      const [best, ...others] = apart;
      if (!best) return [];
      const score = best.weight + 0.3 * others.reduce((sum, { weight }) => sum + weight, 0);
      return [{ method, score, spans: apart.map(({ span }) => span) }];
    })
    .toSorted((left, right) => right.score - left.score);
}
