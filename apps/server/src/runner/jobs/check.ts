import { readFileSync } from 'node:fs';
import { methodById, type InputProblem } from '@panome/analysis';
import { openTable, readMatrix } from '@panome/analysis/ingest';
import { toGroups } from '../../features/tools/groupScheme.ts';
import type { CheckJob } from '../job.ts';
import { runFile } from './run.ts';

/** Reads the data as a run would and says what is wrong with it. @throws {InputError} When it cannot be read at all. */
export async function check(job: CheckJob): Promise<{ problems: readonly InputProblem[] }> {
  if (!methodById(job.methodId)) throw new Error(`unknown method ${job.methodId}`);
  const opened = await openTable({ ...runFile(job.matrix), bytes: readFileSync(job.matrix.path) });
  const { problems } = readMatrix(opened, { groups: job.groups ? toGroups(job.groups) : undefined, repairs: job.repairs });
  return { problems };
}
