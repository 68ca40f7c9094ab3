import { longestCell, mostSamples } from './checkRows.ts';
import { headerOf } from './columns.ts';
import type { SampleColumn, SampleRow } from './sampleColumn.ts';
import { tidyCell } from './readCell.ts';

export type ReadTable = {
  readonly rows: readonly SampleRow[];
  /** Headers of the file that mean no column; their cells were left out. */
  readonly unknown: readonly string[];
  /** Columns that the file does not have. */
  readonly missing: readonly string[];
};

/** Enough for a full cell, however much of it is tidied away. */
const longestTidied = 10 * longestCell;
/** No name of a column is longer; what is in brackets is looked for anew from each of them. */
const longestHeader = 200;

const plain = (header: string) =>
  header
    .slice(0, longestHeader)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[（(].*?[)）]/g, '')
    .replaceAll(/[\s*＊:：]/g, '');

/** Which column a header of a file means: by its label with or without unit and star, or by its id. */
const columnFor = (columns: readonly SampleColumn[], header: string) => {
  const wanted = plain(header);
  return columns.find((column) => [column.label, headerOf(column), column.id].some((name) => plain(name) === wanted));
};

/** Turns a table with a header into rows of a form. Cells are tidied, never judged. */
export function rowsFromTable(
  columns: readonly SampleColumn[],
  header: readonly string[],
  cells: readonly (readonly string[])[],
): ReadTable {
  const meant = header.map((name) => columnFor(columns, name));
  const taken = meant.map((column, at) => (column && meant.indexOf(column) === at ? column : undefined));
  const rows = cells
    .slice(0, mostSamples)
    .map((line) =>
      Object.fromEntries(
        taken.flatMap((column, at) =>
          column && line[at]?.trim()
            ? [[column.id, tidyCell(column, line[at].trim().slice(0, longestTidied)).slice(0, longestCell)]]
            : [],
        ),
      ),
    );
  return {
    rows,
    unknown: header.filter((name, at) => name.trim() !== '' && !taken[at]),
    missing: columns.filter((column) => !taken.includes(column)).map(headerOf),
  };
}

export type MergeReport = {
  readonly rows: readonly SampleRow[];
  readonly added: number;
  readonly changed: number;
  readonly same: number;
};

/**
 * Puts the rows of a file into those of a form: a sample that is there by name takes the filled cells of the file,
 * others are added below.
 */
export function mergeRows(own: readonly SampleRow[], read: readonly SampleRow[]): MergeReport {
  const keyOf = (row: SampleRow) => (row['name'] ?? '').toLowerCase();
  const rows = own.filter((row) => Object.values(row).some(Boolean)).map((row) => ({ ...row }));
  const before = rows.length;
  let changed = 0;
  let same = 0;
  for (const row of read) {
    const at = keyOf(row) ? rows.slice(0, before).findIndex((one) => keyOf(one) === keyOf(row)) : -1;
    if (at < 0) {
      rows.push({ ...row });
      continue;
    }
    const differs = Object.entries(row).some(([id, value]) => value !== '' && rows[at]![id] !== value);
    rows[at] = { ...rows[at], ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')) };
    if (differs) changed += 1;
    else same += 1;
  }
  return { rows, added: rows.length - before, changed, same };
}
