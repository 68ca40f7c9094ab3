import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { quoteCell, utf8Mark } from '@panome/analysis/csv';
import { openTable, readMatrix } from '@panome/analysis/ingest';
import { emptyRecipe, repairsOf } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { readDocument } from '../../results/resultFolder.ts';
import { rowsOfView } from '../../results/tableView.ts';
import type { JobFile, TableView } from '../job.ts';
import { runFile } from './run.ts';

type DataExport = {
  readonly dir: string;
  readonly table: string;
  readonly view: TableView;
  readonly outPath: string;
  /** The data table of the run. */
  readonly file: JobFile;
};

/**
 * Writes the rows of the run's data table that a view of a result table names, as the run read them: with its repairs,
 * and the samples of its groups. Names are as they are, since the next tool needs them unchanged.
 */
export async function exportData({ dir, file, outPath, table, view }: DataExport): Promise<void> {
  const result = readTable(dir, table);
  const names = result.columns[0]!.values;
  const wanted = new Set(rowsOfView(result, view).map((row) => String(names[row])));
  const { groups, recipe } = await readDocument(dir);
  const opened = await openTable({ ...runFile(file), bytes: readFileSync(file.path) });
  const { matrix } = readMatrix(opened, {
    groups: groups ?? undefined,
    repairs: repairsOf(recipe ?? emptyRecipe, 'matrix'),
  });
  const { idName, ids, samples, values } = matrix;
  const lines = ids.flatMap((id, row) => {
    if (!wanted.has(id)) return [];
    const cells = samples.map((_, column) => {
      const value = values[row * samples.length + column]!;
      return Number.isNaN(value) ? 'NA' : String(value);
    });
    return [[quoteCell(id), ...cells].join(',')];
  });
  const head = [idName, ...samples].map(quoteCell).join(',');
  await writeFile(outPath, `${utf8Mark}${[head, ...lines].join('\r\n')}\r\n`);
}
