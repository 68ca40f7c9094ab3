import { InputError } from '../../model/index.ts';
import type { InputKind, Matrix } from '../../model/index.ts';
import { comparisonsOf, splitHeading } from '../../records/index.ts';
import { isHeadingOf } from '../../headings/index.ts';
import { pAdjust } from '../../statistics/index.ts';

/** What a table of differences says of its features; a p-value that it does not have is `null`. */
export type Result = {
  /** Names of the features, in the order of the file. */
  readonly ids: readonly string[];
  /** log2 fold changes; `NaN` where missing. */
  readonly log2fc: Float64Array;
  /** p-values; `null` without such a column. */
  readonly p: Float64Array | null;
  /** Adjusted p-values; `null` without such a column. */
  readonly pAdj: Float64Array | null;
  /** The columns that were read; `BH` for an adjusted p made from p. */
  readonly used: { readonly log2fc: string; readonly p: string; readonly pAdj: string };
  /** The comparisons of a table that has several, and which of them was read; empty for a table of one. */
  readonly comparisons: readonly string[];
  /** The comparison that was read; `''` in a table of one. */
  readonly comparison: string;
};

/**
 * The columns of a table of differences, by their names; a table with one numeric column is its log2 fold change.
 *
 * @param asked - Which comparison of a table that has several: its name, or its place from 1; empty is the first.
 * @throws {InputError} When no column is the fold change, there is no such comparison, or a p-value lies outside 0…1.
 */
export function readResult(
  matrix: Matrix,
  input: InputKind,
  label: string,
  asked: { readonly option: string; readonly name: string },
): Result {
  const width = matrix.samples.length;
  const split = matrix.samples.map(splitHeading);
  const comparisons = comparisonsOf(matrix.samples);
  const comparison = chosen(comparisons, label, asked);
  const take = (at: number): Float64Array =>
    Float64Array.from(matrix.ids, (_, row) => matrix.values[row * width + at]!);
  const find = (wanted: 'log2fc' | 'p' | 'pAdj'): number =>
    split.findIndex((one, at) =>
      comparisons.length > 0
        ? one.comparison === comparison && isHeadingOf(wanted, one.column)
        : isHeadingOf(wanted, matrix.samples[at]!),
    );
  const change = width === 1 ? 0 : find('log2fc');
  if (change < 0)
    throw failure(
      'no-fold-change',
      input,
      `${label}中没有认出差异倍数列，数值列有：${matrix.samples.slice(0, 12).join('、')}`,
      '请把 log2 差异倍数的列名改为 log2fc（或 logFC、log2FoldChange）；只有一个数值列时不需要改名',
    );
  const [p, adjusted] = [find('p'), find('pAdj')];
  for (const at of [p, adjusted].filter((one) => one >= 0)) {
    const row = matrix.ids.findIndex(
      (_, i) => matrix.values[i * width + at]! < 0 || matrix.values[i * width + at]! > 1,
    );
    if (row >= 0)
      throw failure(
        'not-a-share',
        input,
        `${label}“${matrix.samples[at]}”列中特征“${matrix.ids[row]}”的值 ${matrix.values[row * width + at]} 不在 0～1 之间，不是 P 值`,
        '请提供 P 值本身，而不是 −log10 之后的值',
      );
  }
  const raw = p >= 0 ? take(p) : null;
  return {
    ids: matrix.ids,
    log2fc: take(change),
    p: raw,
    pAdj: adjusted >= 0 ? take(adjusted) : raw && pAdjust(raw, 'BH'),
    used: {
      log2fc: matrix.samples[change]!,
      p: p >= 0 ? matrix.samples[p]! : '',
      pAdj: adjusted >= 0 ? matrix.samples[adjusted]! : raw ? 'BH' : '',
    },
    comparisons,
    comparison,
  };
}

/**
 * The comparison that is meant. A table of one comparison knows no names; a first that is asked for by its place is
 * that one.
 */
function chosen(
  comparisons: readonly string[],
  label: string,
  { name, option }: { readonly option: string; readonly name: string },
): string {
  if (name === '' || comparisons.includes(name)) return name || (comparisons[0] ?? '');
  const place = /^\d{1,3}$/u.test(name) ? Number(name) : 0;
  if (place >= 1 && place <= Math.max(1, comparisons.length)) return comparisons[place - 1] ?? '';
  throw new InputError(
    [
      {
        code: 'option-value',
        severity: 'error',
        input: option,
        what: comparisons.length === 0 ? `${label}只有一个比较，没有“${name}”` : `${label}中没有比较“${name}”`,
        remedy:
          comparisons.length === 0
            ? '请不选，即用这一个比较'
            : `请选择其中之一：${comparisons.slice(0, 20).join('、')}`,
      },
    ],
    'parameter',
  );
}

const failure = (code: string, input: InputKind, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
