import { readTable } from '@panome/analysis/node';
import type { TableView } from '../job.ts';
import { rowsOfView } from '../../results/tableView.ts';
import { writeRowsCsv, writeRowsXlsx } from '../../results/writeRows.ts';

type TableExport = {
  readonly dir: string;
  readonly table: string;
  readonly view: TableView;
  readonly columns?: 'all' | 'first' | undefined;
  readonly raw: boolean;
  readonly outPath: string;
};

/** Writes the rows of a view of a result table as CSV. */
export async function exportCsv({ columns = 'all', dir, outPath, raw, table, view }: TableExport): Promise<void> {
  const whole = readTable(dir, table);
  const written = columns === 'first' ? whole.columns.slice(0, 1) : whole.columns;
  await writeRowsCsv({ columns: written, rows: rowsOfView(whole, view), raw, outPath });
}

/** Writes the rows of a view of a result table as a workbook. */
export async function exportXlsx({ dir, outPath, table, view }: TableExport): Promise<void> {
  const whole = readTable(dir, table);
  await writeRowsXlsx({ columns: whole.columns, rows: rowsOfView(whole, view), outPath, sheet: table });
}
