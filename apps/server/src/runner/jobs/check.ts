import { methodById, parseOptions, type InputProblem } from '@panome/analysis';
import { InputError } from '@panome/analysis/model';
import { checkInputs, loadInputs } from '@panome/analysis/node';
import type { CheckJob } from '../job.ts';
import { runFiles } from './run.ts';

/** Reads the data as a run would and says what is wrong with it. @throws {InputError} When it cannot be read at all. */
export async function check(job: CheckJob): Promise<{ problems: readonly InputProblem[] }> {
  const method = methodById(job.methodId);
  if (!method) throw new Error(`unknown method ${job.methodId}`);
  const { inputs, problems } = await loadInputs(method, runFiles(job), job.recipe);
  if (problems.some(({ severity }) => severity === 'error')) return { problems };
  try {
    const doubts = checkInputs(method, inputs, parseOptions(method, job.options));
    return { problems: [...doubts, ...problems] };
  } catch (error) {
    if (error instanceof InputError) return { problems: [...error.problems, ...problems] };
    throw error;
  }
}
