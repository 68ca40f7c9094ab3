import { changesOf, ruleWords, type Change } from '../../changes/index.ts';
import { differenceHeadings } from '../../headings/index.ts';
import type { OptionSpec, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, requireShares, type NumberColumn } from '../../records/index.ts';
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

/** What the thresholds say of each row, and the rule in words. */
export type Judged = { readonly changes: readonly Change[]; readonly rule: string };

/**
 * Judges the rows of a table by its log2 fold changes and p-values.
 *
 * @param taken - A column that is something else.
 * @returns null when the table lacks either.
 * @throws {InputError} When the p-values are none.
 */
export function judgeRows(records: Records, taken: RecordColumn, { list_fc, list_p }: ListThresholds): Judged | null {
  const change = numbersHeaded(records, 'log2fc', taken);
  const adjusted = numbersHeaded(records, 'pAdj', taken);
  const column = adjusted ?? numbersHeaded(records, 'p', taken);
  if (!change || !column) return null;
  requireShares(column, 'list_p');
  const p = adjusted ? column.numbers : pAdjust(column.numbers, 'BH');
  const p_column = `${adjusted ? '' : '按 BH 法校正的'}“${column.name}”`;
  return {
    changes: changesOf(change.numbers, p, { fc: list_fc, p: list_p }),
    rule: `${ruleWords({ fc: list_fc, p: list_p, p_column })}${list_fc > 1 ? `（取自“${change.name}”列）` : ''}`,
  };
}

/** Rows without a p-value; null when the table has none at all. */
export function untestedRows(records: Records, taken: RecordColumn): ((row: number) => boolean) | null {
  const p = numbersHeaded(records, 'p', taken) ?? numbersHeaded(records, 'pAdj', taken);
  return p && ((row) => Number.isNaN(p.numbers[row]!));
}

const numbersHeaded = (records: Records, heading: keyof typeof differenceHeadings, taken: RecordColumn) =>
  findColumn(
    records,
    '',
    { option: '', label: '', names: differenceHeadings[heading], taken: [taken] },
    true,
  ) as NumberColumn | null;
