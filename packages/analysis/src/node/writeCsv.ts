import { closeSync, openSync, writeSync } from 'node:fs';
import { cellWriter, safeCell } from '../csv/index.ts';
import type { Table } from '../model/index.ts';

const CHUNK_CHARACTERS = 1 << 20;

/**
 * Writes a table as RFC 4180 CSV (UTF-8, CRLF-free, the column names as header): doubles in the shortest form that
 * reads back to the same bits, `NA` for missing, texts that no spreadsheet runs as a formula (SEC-50). Memory stays at
 * one chunk whatever the size.
 */
export function writeCsv(path: string, table: Table): void {
  const file = openSync(path, 'w');
  try {
    const writers = table.columns.map((column) => cellWriter(column, safeCell));
    let chunk = `${table.columns.map((column) => safeCell(column.name)).join(',')}\n`;
    for (let row = 0; row < table.rows; row++) {
      for (let column = 0; column < writers.length; column++) {
        if (column > 0) chunk += ',';
        chunk += writers[column]!(row);
      }
      chunk += '\n';
      if (chunk.length > CHUNK_CHARACTERS) {
        writeSync(file, chunk);
        chunk = '';
      }
    }
    writeSync(file, chunk);
  } finally {
    closeSync(file);
  }
}
