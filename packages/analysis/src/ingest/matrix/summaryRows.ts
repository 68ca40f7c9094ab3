import { isSummaryRow } from '../names.ts';
import { isSpreadName, isSummaryName } from './columnRoles.ts';

type Table = { readonly ids: readonly string[]; readonly values: Float64Array };
/** What a row sums up, as half a sentence. */
export type SummaryRows = ReadonlyMap<number, string>;

/** Rows of sums stand together at an end of the table. */
const mostTogether = 3;
/** Names are looked at so far from the ends: of a million features none is called 合计 in the middle. */
const fromEnd = 20;
/** So many samples, spread over all, are added up: that they agree by chance is out of the question. */
const addedSamples = 16;
/** Fewer rows could agree by chance. */
const fewestOthers = 4;

/**
 * Rows that are no features: lines of a counting program, rows named as sums or means, and rows at an end of the table
 * that are the sum or the mean of all others in every sample.
 */
export function summaryRows({ ids, values }: Table, samples: number): SummaryRows {
  const found = new Map<number, string>();
  const isOuter = (row: number) => row < fromEnd || row >= ids.length - fromEnd;
  ids.forEach((id, row) => {
    if (isSummaryRow(id)) found.set(row, '是计数软件的汇总行，不是特征');
    else if (isOuter(row) && isSummaryName(id)) found.set(row, '是各特征的合计或平均，不是特征');
  });
  const named = [...found.keys()].filter((row) => !isSummaryRow(ids[row]!));
  if (named.length > 0)
    ids.forEach((id, row) => {
      const beside = named.some((other) => Math.abs(other - row) <= mostTogether);
      if (beside && !found.has(row) && isSpreadName(id)) found.set(row, '是各特征的统计，不是特征');
    });
  for (const row of computedRows({ ids, values }, samples, new Set(found.keys())))
    found.set(row, '在每个样本中都等于其他行的合计或平均，不是特征');
  return new Map([...found].toSorted(([left], [right]) => left - right));
}

/** Rows at an end of the table that the others add up to. */
function computedRows({ ids, values }: Table, samples: number, known: ReadonlySet<number>): readonly number[] {
  const rows = [...ids.keys()].filter((row) => !known.has(row));
  if (samples < 2 || rows.length <= fewestOthers) return [];
  const step = Math.max(1, Math.floor(samples / addedSamples));
  const added = Array.from({ length: Math.min(samples, addedSamples) }, (_, at) => at * step);
  // Nearly all tables have none, which the first sample tells.
  const first = rowsThatAddUp(values, samples, rows, added.slice(0, 1));
  return first.length === 0 ? [] : rowsThatAddUp(values, samples, rows, added);
}

function rowsThatAddUp(
  values: Float64Array,
  samples: number,
  rows: readonly number[],
  added: readonly number[],
): readonly number[] {
  const sums = new Float64Array(added.length);
  const counts = new Float64Array(added.length);
  let filled = 0;
  const add = (row: number, sign: 1 | -1) => {
    let any = false;
    for (let at = 0; at < added.length; at += 1) {
      const value = values[row * samples + added[at]!]!;
      if (Number.isNaN(value)) continue;
      sums[at]! += sign * value;
      counts[at]! += sign;
      any ||= value !== 0;
    }
    if (any) filled += sign;
  };
  for (const row of rows) add(row, 1);
  const isSummary = (row: number): boolean => {
    const own = added.map((sample) => values[row * samples + sample]!);
    if (filled < fewestOthers || own.every((value) => value === 0)) return false;
    const near = (of: (at: number) => number) =>
      own.every((value, at) => Math.abs(value - of(at)) <= 1e-6 * Math.abs(value));
    // Of rows that are all alike each is the mean of the others.
    const isAlike = rows
      .slice(0, mostTogether * 3)
      .every((other) => own.every((value, at) => values[other * samples + added[at]!] === value));
    if (isAlike) return false;
    return near((at) => sums[at]!) || near((at) => sums[at]! / counts[at]!);
  };
  for (const end of [rows.slice(-mostTogether).reverse(), rows.slice(0, mostTogether)]) {
    const taken: number[] = [];
    let found: readonly number[] = [];
    for (const row of end) {
      add(row, -1);
      taken.push(row);
      if (taken.every(isSummary)) found = [...taken];
    }
    for (const row of taken) add(row, 1);
    if (found.length > 0) return found;
  }
  return [];
}
