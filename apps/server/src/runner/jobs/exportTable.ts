import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { cellWriter, quoteCell, safeCell, utf8Mark } from '@panome/analysis/csv';
import { readTable } from '@panome/analysis/node';
import writeXlsxFile from 'write-excel-file/node';
import type { TableView } from '../job.ts';
import { rowsOfView } from '../../results/tableView.ts';

type TableExport = {
  readonly dir: string;
  readonly table: string;
  readonly view: TableView;
  readonly columns?: 'all' | 'first' | undefined;
  readonly raw: boolean;
  readonly outPath: string;
};

/**
 * Writes the rows of a view as CSV with a BOM, so that Excel recognises UTF-8; numbers have full precision, missing
 * values are `NA`.
 */
export async function exportCsv({ columns = 'all', dir, outPath, raw, table, view }: TableExport): Promise<void> {
  const whole = readTable(dir, table);
  const written = columns === 'first' ? whole.columns.slice(0, 1) : whole.columns;
  const text = raw ? quoteCell : safeCell;
  const cells = written.map((column) => cellWriter(column, text));
  const out = createWriteStream(outPath);
  out.write(`${utf8Mark}${written.map((column) => text(column.name)).join(',')}\r\n`);
  let chunk = '';
  for (const row of rowsOfView(whole, view)) {
    chunk += `${cells.map((cell) => cell(row)).join(',')}\r\n`;
    if (chunk.length < 1_000_000) continue;
    if (!out.write(chunk)) await once(out, 'drain');
    chunk = '';
  }
  out.end(chunk);
  await once(out, 'finish');
}

const xlsxLimit = { rows: 1_048_575, columns: 16_384 };

/** Writes the rows of a view as a workbook of typed cells, so that texts become neither formulas nor dates. */
export async function exportXlsx({ dir, outPath, table, view }: TableExport): Promise<void> {
  const whole = readTable(dir, table);
  const rows = rowsOfView(whole, view);
  if (rows.length > xlsxLimit.rows || whole.columns.length > xlsxLimit.columns)
    throw new Error('the table does not fit into a worksheet');
  const head = whole.columns.map((column) => ({ value: column.name, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    whole.columns.map((column) => {
      if (column.kind === 'text') return { value: column.values[row]!, type: String };
      return Number.isFinite(column.values[row]) ? { value: column.values[row]!, type: Number } : null;
    }),
  );
  await writeXlsxFile([head, ...body], { sheet: table.slice(0, 31) }).toFile(outPath);
}
