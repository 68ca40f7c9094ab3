import { readFileSync } from 'node:fs';
import { methodById, parseOptions, type InputProblem } from '@panome/analysis';
import { openTable, readMatrix } from '@panome/analysis/ingest';
import { InputError } from '@panome/analysis/model';
import { checkInputs } from '@panome/analysis/node';
import { toGroups } from '../../features/tools/groupScheme.ts';
import type { CheckJob } from '../job.ts';
import { runFile } from './run.ts';

/** Reads the data as a run would and says what is wrong with it. @throws {InputError} When it cannot be read at all. */
export async function check(job: CheckJob): Promise<{ problems: readonly InputProblem[] }> {
  const method = methodById(job.methodId);
  if (!method) throw new Error(`unknown method ${job.methodId}`);
  const opened = await openTable({ ...runFile(job.matrix), bytes: readFileSync(job.matrix.path) });
  const scheme = job.groups ? toGroups(job.groups) : undefined;
  const { groups, matrix, problems } = readMatrix(opened, { groups: scheme, repairs: job.repairs });
  if (problems.some(({ severity }) => severity === 'error')) return { problems };
  try {
    checkInputs(method, { matrix, groups }, parseOptions(method, job.options));
    return { problems };
  } catch (error) {
    if (error instanceof InputError) return { problems: [...error.problems, ...problems] };
    throw error;
  }
}
