import { differenceHeadings } from '../../headings/index.ts';
import type { OptionSpec, RecordColumn, Records } from '../../model/index.ts';
import { findColumn } from '../../records/index.ts';
import { pAdjust } from '../../statistics/index.ts';

/** When a feature of a table counts as changed that has no column of directions, as those of DESeq2, edgeR and limma. */
export type ListThresholds = {
  /** Fold change, at least 1: at least this, or at most its reciprocal. */
  readonly list_fc: number;
  /** Adjusted p-value, below this. */
  readonly list_p: number;
};

export const listThresholdSpecs: readonly OptionSpec[] = [
  {
    id: 'list_fc',
    label: '名单的差异倍数阈值',
    help: '差异结果表没有变化方向列时（如 DESeq2、edgeR、limma 的结果），差异倍数不小于它或不大于它的倒数才进入名单；1 表示不限。',
    kind: 'number',
    default: 2,
    min: 1,
    max: 64,
    step: 0.1,
    advanced: true,
  },
  {
    id: 'list_p',
    label: '名单的 P 值阈值',
    help: '差异结果表没有变化方向列时，校正后的 P 值小于它才进入名单；没有校正列时由 P 值按 BH 法校正。',
    kind: 'number',
    default: 0.05,
    min: 1e-10,
    max: 1,
    step: 0.01,
    advanced: true,
  },
];

/** Which way the feature of a row changes (1, −1, or 0 for neither), and the rule in words. */
export type Judged = { readonly way: (row: number) => number; readonly rule: string };

/**
 * Judges the rows of a table by its log2 fold changes and p-values.
 * @param taken - A column that is something else.
 * @returns null when the table lacks either.
 */
export function judgeRows(records: Records, taken: RecordColumn, { list_fc, list_p }: ListThresholds): Judged | null {
  const numbersOf = (names: RegExp) => findColumn(records, '', { option: '', label: '', names, taken: [taken] }, true);
  const change = numbersOf(differenceHeadings.log2fc);
  const adjusted = numbersOf(differenceHeadings.pAdj);
  const raw = adjusted ? null : numbersOf(differenceHeadings.p);
  const p = adjusted?.numbers ?? (raw?.numbers && pAdjust(raw.numbers, 'BH'));
  if (!change?.numbers || !p) return null;
  const { numbers } = change;
  const least = Math.log2(list_fc);
  const pName = adjusted ? `“${adjusted.name}”` : `按 BH 法校正后的“${raw!.name}”`;
  return {
    way: (row) => (p[row]! < list_p && Math.abs(numbers[row]!) >= least ? Math.sign(numbers[row]!) : 0),
    rule: `${pName} < ${list_p}${list_fc > 1 ? `、“${change.name}”的绝对值不小于 ${Number(least.toPrecision(3))}（差异倍数 ${list_fc}）` : ''}`,
  };
}
