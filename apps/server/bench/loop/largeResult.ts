import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '@panome/analysis/model';
import { readTable, writeTableFile } from '@panome/analysis/node';
import { calls, type Task, type TaskForm } from '@panome/contract';
import type { Outcome } from '../outcome.ts';
import { heldOutcome, runHeldServer } from './heldServer.ts';

const rows = 900_000;
const atOnce = 10;

/** The table with its rows again and again, each under a name of its own. */
const enlarged = (table: Table): Table =>
  ({
    ...table,
    rows,
    columns: table.columns.map((column, at) => {
      const value = (row: number) => column.values[row % table.rows]!;
      return column.kind === 'text'
        ? {
            ...column,
            values: Array.from({ length: rows }, (_, row) => (at === 0 ? `${value(row)}_${row}` : String(value(row)))),
          }
        : { ...column, values: Float64Array.from({ length: rows }, (_, row) => Number(value(row)) + row * 1e-9) };
    }),
  }) as Table;

/** REL-24: ten people search a result table of 900,000 rows at the same time. */
export async function measureLargeResult(folder: string, runs: number): Promise<Outcome[]> {
  const server = await runHeldServer(folder);
  const { ask } = server;
  const form = await ask<TaskForm>(calls.taskStoreExample, { tool_id: 'two-group' });
  const { id } = await ask<Task>(calls.taskStore, form);
  while ((await ask<Task>(calls.taskDetail, { id })).state !== 'succeeded') await pause(200);
  const database = new DatabaseSync(join(folder, 'panome.db'), { readOnly: true });
  const [task] = database.prepare('select result_path from task where id = ?').all(id) as { result_path: string }[];
  database.close();
  const dir = join(folder, 'results', task!.result_path);
  writeTableFile(join(dir, 'result.bin'), enlarged(readTable(dir, 'result')));
  const document = JSON.parse(readFileSync(join(dir, 'result.json'), 'utf8')) as {
    tables: { id: string; rows: number }[];
  };
  for (const table of document.tables) if (table.id === 'result') table.rows = rows;
  writeFileSync(join(dir, 'result.json'), JSON.stringify(document));

  const search = (at: number) =>
    ask(calls.taskResultTable, { id, table: 'result', search: `_${at}7`, sort: 'p', order: 'asc', page: 1, size: 100 });
  const held = [];
  for (let run = 0; run < runs; run += 1)
    held.push(
      await server.measure(() => Promise.all(Array.from({ length: atOnce }, (_, at) => search(run * atOnce + at)))),
    );
  return [heldOutcome(`${atOnce} searches at once in ${rows} rows`, held)];
}
