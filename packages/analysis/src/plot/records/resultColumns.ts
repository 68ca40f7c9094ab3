import { differenceHeadings } from '../../headings/index.ts';
import type { Records } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { findColumn, parameter, pickNumbers, pickText, refusal, requireShares } from '../../records/index.ts';

/** What a table of differences made elsewhere says of each feature; rows without a name or a change are left out. */
export type ResultColumns = {
  readonly features: readonly string[];
  readonly log2fc: Float64Array;
  readonly p: Float64Array;
  readonly pAdj: Float64Array;
  /** Rows of the file that are kept. */
  readonly rows: readonly number[];
  /** Origin of the adjusted p: read from the file, computed from p by BH, or the only p in the file. */
  readonly adjusted: 'read' | 'bh' | 'only';
  readonly used: Readonly<Record<'feature' | 'log2fc' | 'p' | 'p_adj', string>>;
};

type Chosen = {
  readonly feature: string;
  readonly log2fc: string;
  readonly p: string;
  readonly pAdj: string;
  readonly fcScale: 'log2' | 'ln' | 'ratio';
};

/**
 * Finds the columns of a table of differences.
 *
 * @throws {InputError} When a column cannot be found, a p-value is outside 0…1, or no row can be drawn.
 */
export function resultColumns(records: Records, chosen: Chosen): ResultColumns {
  const log2fc = pickNumbers(records, chosen.log2fc, {
    option: 'log2fc_column',
    label: '差异倍数列',
    names: differenceHeadings.log2fc,
  });
  const pAdjColumn = findColumn(
    records,
    chosen.pAdj,
    { option: 'p_adj_column', label: '校正 P 值列', names: differenceHeadings.pAdj },
    true,
  );
  const pWanted = { option: 'p_value_column', label: 'P 值列', names: differenceHeadings.p, taken: [pAdjColumn] };
  const pColumn =
    pAdjColumn && chosen.p === '' ? findColumn(records, '', pWanted, true) : pickNumbers(records, chosen.p, pWanted);
  const feature = pickText(records, chosen.feature, {
    option: 'feature_column',
    label: '特征列',
    names: differenceHeadings.feature,
    fallback: true,
    taken: [log2fc, pAdjColumn, pColumn],
  });
  for (const column of [pColumn, pAdjColumn])
    if (column) requireShares(column, column === pColumn ? 'p_value_column' : 'p_adj_column');

  const change = changes(log2fc.numbers, chosen.fcScale, log2fc.name);
  const rows = Array.from(change.keys()).filter((row) => feature.text[row] !== '' && Number.isFinite(change[row]!));
  if (rows.length === 0)
    throw refusal('no-rows', '没有一行同时有特征名与差异倍数', '请检查“特征列”与“差异倍数列”是否选对');
  const take = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]!);
  const p = pColumn ? take(pColumn.numbers!) : take(pAdjColumn!.numbers!);
  return {
    features: rows.map((row) => feature.text[row]!),
    log2fc: take(change),
    p,
    rows,
    pAdj: pAdjColumn ? take(pAdjColumn.numbers!) : pAdjust(p, 'BH'),
    adjusted: pAdjColumn ? (pColumn ? 'read' : 'only') : 'bh',
    used: { feature: feature.name, log2fc: log2fc.name, p: pColumn?.name ?? '', p_adj: pAdjColumn?.name ?? '' },
  };
}

function changes(values: Float64Array, scale: Chosen['fcScale'], name: string): Float64Array {
  if (scale === 'log2') return values;
  if (scale === 'ln') return values.map((value) => value / Math.LN2);
  const bad = values.findIndex((value) => value <= 0);
  if (bad >= 0)
    throw parameter(
      { option: 'fc_scale' },
      `“${name}”列第 ${bad + 1} 行的值 ${values[bad]} 不大于 0，不是差异倍数`,
      '请把“差异倍数的尺度”改为 log2，或改正这一列',
    );
  return values.map(Math.log2);
}
