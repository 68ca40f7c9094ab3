import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';

/** More cells than these are too small in any figure to carry a star. */
const mostCells = 10_000;

/**
 * Adjusted p-values in the shape of the table of coefficients, for the stars of its figure; without rows when there are
 * too many to mark.
 *
 * @param of - The adjusted p of row i and column j; `NaN` where there is none, as of an item with itself.
 */
export function adjustedTable(
  rows: readonly string[],
  columns: readonly string[],
  of: (i: number, j: number) => number,
): Table {
  const shown = rows.length * columns.length <= mostCells;
  const [ids, others] = shown ? [rows, columns] : [[], []];
  return tableOf('p_adj', '校正 p 值矩阵', [
    textColumn('id', '名称', ids, { help: `与相关系数矩阵的行相同；超过 ${mostCells} 格时为空，p 值见成对相关` }),
    ...others.map((id, j) =>
      numberColumn(
        id,
        id,
        Float64Array.from(ids, (_, i) => of(i, j)),
        { help: '校正后的 p 值，按有 p 值的全部对计算' },
      ),
    ),
  ]);
}
