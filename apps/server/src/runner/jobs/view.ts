import { createReadingStore, writeEdge } from '@panome/analysis/node';
import { exportCsv } from './exportTable.ts';
import { runFile } from './run.ts';
import type { ViewJob } from '../job.ts';

/**
 * Writes what an edge takes of a result table as CSV. Names stay unchanged, since the next tool needs them.
 * @throws {InputError} When no row goes on.
 */
export async function view({ dirs, edge, files, outPath, readings }: ViewJob): Promise<null> {
  const { step, table } = edge;
  if (!edge.rules && !edge.some && !edge.columns && !edge.gather) {
    const whole = { order: 'asc' as const, filters: [] };
    await exportCsv({ dir: dirs[step]!, table, outPath, raw: true, view: whole });
    return null;
  }
  await writeEdge(
    edge,
    {
      step: (id) => dirs[id]!,
      role: (id) => runFile(files[id]!),
      readings: createReadingStore(readings),
    },
    outPath,
  );
  return null;
}
