import { columnsByLevel, InputError, type Groups, type Matrix } from '../../model/index.ts';
import { classLabel, parseLipid, type Lipid } from './parseLipid.ts';
import type { LipidOptions } from './lipid.schema.ts';

/** The rows whose name could be read, and those whose name could not. */
export type ReadLipids = {
  readonly lipids: readonly {
    readonly row: number;
    readonly id: string;
    readonly label: string;
    readonly lipid: Lipid;
  }[];
  readonly unread: readonly { readonly id: string; readonly reason: string }[];
};

/** @throws {InputError} When no name can be read. */
export function readLipids({ ids }: Matrix, { ether }: Pick<LipidOptions, 'ether'>): ReadLipids {
  const lipids: ReadLipids['lipids'][number][] = [];
  const unread: ReadLipids['unread'][number][] = [];
  ids.forEach((id, row) => {
    const lipid = parseLipid(id);
    if ('reason' in lipid) unread.push({ id, reason: lipid.reason });
    else lipids.push({ row, id, lipid, label: classLabel(lipid, ether) });
  });
  if (lipids.length === 0)
    throw new InputError([
      {
        code: 'no-lipid',
        severity: 'error',
        input: 'matrix',
        what: `没有一个名称能读作脂质：${ids.slice(0, 3).join('、')}`,
        remedy: '请把第一列写成 LIPID MAPS 简写，如 PC 34:1、PC 16:0_18:1、TG 52:2、Cer 18:1;O2/16:0',
      },
    ]);
  return { lipids, unread };
}

/**
 * Amounts as they add up, samples × features swapped to rows: `values[row][sample]`; `NaN` is missing.
 * @throws {InputError} When an amount is negative.
 */
export function amountsOf(matrix: Matrix, rows: readonly number[], logged: boolean): readonly Float64Array[] {
  const width = matrix.samples.length;
  return rows.map((row) => {
    const own = matrix.values.slice(row * width, (row + 1) * width);
    const bad = logged ? -1 : own.findIndex((value) => value < 0);
    if (bad >= 0)
      throw new InputError([
        {
          code: 'negative',
          severity: 'error',
          input: 'matrix',
          what: `“${matrix.ids[row]}”在样本“${matrix.samples[bad]}”中的值 ${own[bad]} 小于 0，不能求和`,
          remedy: '请使用未取对数的量；数据已取 log2 时请打开“数据已取对数”',
        },
      ]);
    return logged ? own.map((value) => 2 ** value) : own;
  });
}

/** Columns of each level that has samples; one level `全部` without groups. */
export function levelsOf(
  matrix: Matrix,
  groups: Groups | undefined,
): readonly { readonly name: string; readonly columns: Int32Array }[] {
  if (!groups) return [{ name: '全部', columns: Int32Array.from(matrix.samples.keys()) }];
  return [...columnsByLevel(matrix, groups)]
    .map(([name, columns]) => ({ name, columns }))
    .filter(({ columns }) => columns.length > 0);
}

/** Mean over the columns, missing ones left out; `NaN` when all are. */
export function meanAt(values: Float64Array, columns: Int32Array): number {
  let [sum, n] = [0, 0];
  for (const column of columns) {
    const value = values[column]!;
    if (Number.isNaN(value)) continue;
    sum += value;
    n += 1;
  }
  return n === 0 ? Number.NaN : sum / n;
}

/** Sums of rows by the place each goes to; missing values are left out, and a sum of missing values only is missing. */
export function sumRows(rows: readonly Float64Array[], placeOf: readonly number[], places: number): Float64Array[] {
  const width = rows[0]?.length ?? 0;
  const sums = Array.from({ length: places }, () => new Float64Array(width).fill(Number.NaN));
  rows.forEach((row, at) => {
    const sum = sums[placeOf[at]!]!;
    row.forEach((value, sample) => {
      if (!Number.isNaN(value)) sum[sample] = Number.isNaN(sum[sample]!) ? value : sum[sample]! + value;
    });
  });
  return sums;
}
