import { methodById } from '@panome/analysis';
import { createReadingStore, executeRun, type RunFile, type RunFiles } from '@panome/analysis/node';
import { toGroups } from './groupScheme.ts';
import type { JobFile, RunJob } from '../job.ts';
import { syncFolder } from '../syncFolder.ts';

/** Encoding and delimiter were chosen by a person; the engine refuses unknown ones by name. */
export const runFile = (file: JobFile): RunFile => file as RunFile;

/** The inputs of the engine for a job: its files and the groups of its scheme. */
export const runFiles = ({ files, groups }: Pick<RunJob, 'files' | 'groups'>): RunFiles => ({
  ...(files as RunFiles),
  groups: groups ? toGroups(groups) : undefined,
});

/** Runs a method and leaves its result in `outDir`, safe on the disk. @throws {InputError} */
export async function run(job: RunJob, progress: (step: string, fraction: number) => void): Promise<null> {
  const method = methodById(job.methodId);
  if (!method) throw new Error(`unknown method ${job.methodId}`);
  await executeRun({
    method,
    files: runFiles(job),
    options: job.options,
    recipe: job.recipe,
    seed: job.seed,
    outDir: job.outDir,
    threads: job.threads,
    readings: job.readings === undefined ? undefined : createReadingStore(job.readings),
    onProgress: progress,
  });
  syncFolder(job.outDir);
  return null;
}
