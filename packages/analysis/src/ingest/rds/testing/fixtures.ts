import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTable, readInput, rowCells } from '../../index.ts';
import { sourceOf } from '../../testing/read.ts';

/** A file that R has written. */
export const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '..', 'fixtures', name));

export const cells = async (name: string, sheet?: string) =>
  readInput('cells', sourceOf(fixture(name), { name, sheet }));

export const table = async (name: string, sheet?: string) => {
  const { format, grid, remarks, sheet: read, sheets } = await openTable(sourceOf(fixture(name), { sheet }));
  const rows = Array.from({ length: grid.starts.length }, (_, row) => rowCells(grid, row));
  return {
    format,
    rows,
    codes: (remarks ?? []).map(({ code }) => code),
    sheet: read,
    sheets: sheets.map((one) => one.name),
  };
};
