import type { RequestOf } from '@panome/contract/client';
import { useState } from 'react';
import { useCallPage, type Page } from '../../../api/index.ts';
import type { ColumnMeta, TableMeta } from '../resultTypes.ts';
import type { Cell } from '@panome/charts/wording';
import { toRows, type ResultRow } from './tableRows.ts';
import { columnsAtOnce, requestOf, shownColumns, type TableView } from './tableView.ts';

type Shown = {
  readonly page: Page<readonly (readonly Cell[])[]>;
  readonly columns: readonly ColumnMeta[];
  readonly rows: readonly ResultRow[];
};

/**
 * The page of a result table that a view shows. While another is on its way the former stays, with the columns it was
 * asked with.
 */
export function useResultTable(missionId: string, table: TableMeta, view: TableView) {
  const request: RequestOf<'taskResultTable'> = {
    id: missionId,
    ...requestOf(view),
    page: view.page,
    size: view.pageSize,
    column_offset: view.columnOffset,
    column_limit: columnsAtOnce,
  };
  const { data, error, isLoading, mutate } = useCallPage('taskResultTable', request, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const [shown, setShown] = useState<Shown>();
  if (data && shown?.page !== data) {
    const columns = shownColumns(table, view.columnOffset);
    setShown({ page: data, columns, rows: toRows(columns, data.data) });
  }
  return {
    columns: shown?.columns ?? shownColumns(table, view.columnOffset),
    rows: shown?.rows ?? [],
    total: shown?.page.total ?? table.rows,
    loading: isLoading,
    error,
    retry: () => void mutate(),
  };
}
