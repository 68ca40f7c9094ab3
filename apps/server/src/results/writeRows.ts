import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Column } from '@panome/analysis/model';
import { cellWriter, quoteCell, safeCell, utf8Mark } from '@panome/analysis/csv';
import writeXlsxFile from 'write-excel-file/node';

type Rows = {
  readonly columns: readonly Column[];
  /** The rows to be written, by number. */
  readonly rows: ArrayLike<number>;
  readonly outPath: string;
};

/**
 * Writes rows as CSV with a BOM, so that Excel recognises UTF-8; numbers have full precision, missing values are `NA`.
 * `raw` leaves text cells unchanged, also those that a spreadsheet would run as a formula (SEC-50).
 */
export async function writeRowsCsv({ columns, outPath, raw, rows }: Rows & { readonly raw: boolean }): Promise<void> {
  const text = raw ? quoteCell : safeCell;
  const cells = columns.map((column) => cellWriter(column, text));
  const out = createWriteStream(outPath);
  out.write(`${utf8Mark}${columns.map((column) => text(column.name)).join(',')}\r\n`);
  let chunk = '';
  for (let at = 0; at < rows.length; at += 1) {
    chunk += `${cells.map((cell) => cell(rows[at]!)).join(',')}\r\n`;
    if (chunk.length < 1_000_000) continue;
    if (!out.write(chunk)) await once(out, 'drain');
    chunk = '';
  }
  out.end(chunk);
  await once(out, 'finish');
}

/** What a worksheet holds beside its row of names. */
export const xlsxLimit = { rows: 1_048_575, columns: 16_384 };

/**
 * Writes rows as a workbook of typed cells, so that texts become neither formulas nor dates.
 * @throws {Error} When they do not fit into a worksheet.
 */
export async function writeRowsXlsx({
  columns,
  outPath,
  rows,
  sheet,
}: Rows & { readonly sheet: string }): Promise<void> {
  if (rows.length > xlsxLimit.rows || columns.length > xlsxLimit.columns)
    throw new Error('the table does not fit into a worksheet');
  const head = columns.map((column) => ({ value: column.name, type: String, fontWeight: 'bold' as const }));
  const body = Array.from(rows, (row) =>
    columns.map((column) => {
      if (column.kind === 'text') return { value: column.values[row]!, type: String };
      return Number.isFinite(column.values[row]) ? { value: column.values[row]!, type: Number } : null;
    }),
  );
  await writeXlsxFile([head, ...body], { sheet: sheet.slice(0, 31) }).toFile(outPath);
}
