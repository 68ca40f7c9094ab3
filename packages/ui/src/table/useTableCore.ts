import { useMemo } from 'react';
import { useControllable } from '../controllable/index.ts';
import type { Column } from './column.ts';
import { isWhole, loaded, type RowSource } from './rowSource.ts';
import type { TableSelection } from './selection.ts';
import { nextSort, sortRows, type Sort } from './sort.ts';
import { cellText, toTsv } from './tsv.ts';
import { useCopied } from './useCopied.ts';
import { useSelection } from './useSelection.ts';

type CoreOptions<Row> = {
  columns: readonly Column<Row>[];
  rows: RowSource<Row>;
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  defaultSort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
};

/**
 * What a table knows whatever it looks like: the order of its rows, which of them are chosen, and how they are copied.
 */
export function useTableCore<Row, Rows extends RowSource<Row>>({
  columns,
  defaultSort = null,
  onSortChange,
  rowKey,
  rows,
  selection,
  sort: given,
}: CoreOptions<Row> & { rows: Rows }) {
  const [sort, putSort] = useControllable({ value: given, defaultValue: defaultSort, onValueChange: onSortChange });
  const sortsHere = given === undefined && sort !== null && isWhole<Row>(rows);
  const ordered = useMemo(
    () => (sortsHere ? sortRows<Row>(rows, sort, columns) : rows),
    [sortsHere, rows, sort, columns],
  ) as Rows;
  const chosen = useSelection<Row>({ selection, rows: ordered, rowKey });
  const { copied, copy } = useCopied();

  return {
    chosen,
    copied,
    rows: ordered,
    sort,
    toggleSort: (column: string) => putSort(nextSort(sort, column)),
    copyCell: (column: Column<Row>, row: Row) => void copy(cellText(column, row), 0),
    /** The chosen rows in the order shown; these when none is chosen. */
    copyRows: (otherwise: readonly Row[]) => {
      const picked = chosen ? loaded(ordered).filter((row) => chosen.has(rowKey(row))) : [];
      const wanted = picked.length > 0 ? picked : otherwise;
      if (wanted.length > 0) void copy(toTsv(columns, wanted), wanted.length);
    },
    hasChosen: (chosen?.count ?? 0) > 0,
  };
}

export type TableCore<Row> = Omit<ReturnType<typeof useTableCore<Row, RowSource<Row>>>, 'rows'>;
