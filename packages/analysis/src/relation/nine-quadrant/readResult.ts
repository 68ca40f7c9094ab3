import { InputError } from '../../model/index.ts';
import type { InputKind, Matrix } from '../../model/index.ts';
import { comparisonMark } from '../../ingest/matrix/comparisonsSideBySide.ts';
import { pAdjust } from '../../statistics/index.ts';

/** What a table of differences says of its features; a p-value that it does not have is `null`. */
export type Result = {
  readonly ids: readonly string[];
  readonly log2fc: Float64Array;
  readonly p: Float64Array | null;
  readonly pAdj: Float64Array | null;
  /** The columns that were read; `BH` for an adjusted p made from p. */
  readonly used: { readonly log2fc: string; readonly p: string; readonly pAdj: string };
  /** The comparisons of a table that has several, and which of them was read; empty for a table of one. */
  readonly comparisons: readonly string[];
  readonly comparison: string;
};

const names = {
  log2fc: /^(log2?fc|log2?foldchange|avglog2?fc|avglogfc|lfc|logfoldchange|logfc|log2差异倍数|log2倍数)$/u,
  p: /^(p|pval|pvalue|pvalues|p值|praw)$/u,
  pAdj: /^(padj|pvaladj|adjp|adjpval|adjpvalue|pvalueadj|fdr|q|qval|qvalue|bh|校正p值|校正后p值)$/u,
};
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_.·()（）[\]-]/gu, '');

/** A table with several comparisons side by side names its columns `comparison：column`. */
const splitName = (name: string): readonly [comparison: string, column: string] => {
  const at = name.lastIndexOf(comparisonMark);
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + comparisonMark.length)];
};

/**
 * The columns of a table of differences, by their names; a table with one numeric column is its log2 fold change.
 *
 * @param wanted - Which comparison of a table that has several, from 1.
 * @throws {InputError} When no column is the fold change, there is no such comparison, or a p-value lies outside 0…1.
 */
export function readResult(matrix: Matrix, input: InputKind, label: string, wanted: { readonly option: string; readonly number: number }): Result {
  const width = matrix.samples.length;
  const split = matrix.samples.map(splitName);
  const comparisons = [...new Set(split.flatMap(([comparison, column]) => (comparison !== '' && names.log2fc.test(plain(column)) ? [comparison] : [])))];
  if (wanted.number > Math.max(1, comparisons.length)) {
    throw new InputError([{
      code: 'option-value', severity: 'error', input: wanted.option, what: comparisons.length === 0 ? `${label}只有一个比较，没有第 ${wanted.number} 个` : `${label}只有 ${comparisons.length} 个比较，没有第 ${wanted.number} 个`,
      remedy: comparisons.length === 0 ? '请填 1' : `请填 1～${comparisons.length}：${comparisons.map((name, at) => `${at + 1} 为“${name}”`).join('，')}`,
    }], 'parameter');
  }
  const comparison = comparisons[wanted.number - 1] ?? '';
  const take = (at: number): Float64Array => Float64Array.from(matrix.ids, (_, row) => matrix.values[row * width + at]!);
  const find = (pattern: RegExp): number => split.findIndex(([of, column], at) => (comparisons.length > 0 ? of === comparison && pattern.test(plain(column)) : pattern.test(plain(matrix.samples[at]!))));
  const change = width === 1 ? 0 : find(names.log2fc);
  if (change < 0) throw failure('no-fold-change', input, `${label}中没有认出差异倍数列，数值列有：${matrix.samples.slice(0, 12).join('、')}`, '请把 log2 差异倍数的列名改为 log2fc（或 logFC、log2FoldChange）；只有一个数值列时不需要改名');
  const [p, adjusted] = [find(names.p), find(names.pAdj)];
  for (const at of [p, adjusted].filter((one) => one >= 0)) {
    const row = matrix.ids.findIndex((_, i) => matrix.values[i * width + at]! < 0 || matrix.values[i * width + at]! > 1);
    if (row >= 0) throw failure('not-a-share', input, `${label}“${matrix.samples[at]}”列中特征“${matrix.ids[row]}”的值 ${matrix.values[row * width + at]} 不在 0～1 之间，不是 P 值`, '请提供 P 值本身，而不是 −log10 之后的值');
  }
  const raw = p >= 0 ? take(p) : null;
  return {
    ids: matrix.ids, log2fc: take(change), p: raw, pAdj: adjusted >= 0 ? take(adjusted) : raw && pAdjust(raw, 'BH'),
    used: { log2fc: matrix.samples[change]!, p: p >= 0 ? matrix.samples[p]! : '', pAdj: adjusted >= 0 ? matrix.samples[adjusted]! : raw ? 'BH' : '' },
    comparisons, comparison,
  };
}

const failure = (code: string, input: InputKind, what: string, remedy: string): InputError => new InputError([{ code, severity: 'error', input, what, remedy }]);
