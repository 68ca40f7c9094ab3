import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { minute } from '@panome/contract/durations';
import { createChildPool } from '../platform/child/index.ts';
import type { Job, JobAnswer } from './job.ts';

export type JobProgress = { readonly step: string; readonly fraction: number };
type JobOptions = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: string, fraction: number) => void;
};

/**
 * Carries out a job in a capped child process.
 * @throws {ChildFailure} When the child crashes, passes a limit or is aborted.
 */
export type JobRunner = (job: Job, options?: JobOptions) => Promise<JobAnswer>;

/** How many threads a task gets beside other running tasks: the processors they leave free, at least one. */
export const threadsBeside = (others: number, most: number, processors: number): number =>
  Math.max(1, Math.min(most, processors - others));

const gigabyte = 1024 ** 3;

/**
 * Starts jobs in two pools of children: runs and reports have their own, so that downloads do not wait for tasks.
 * @param taskSlots - How many tasks run at once.
 * @param taskThreads - How many threads one of them may use at most.
 */
export function createJobRunner(
  taskSlots: number,
  taskThreads: number,
): { readonly runJob: JobRunner; readonly close: () => void } {
  const module = join(import.meta.dirname, 'main.ts');
  const tasks = createChildPool<Job, JobAnswer, JobProgress>({
    module,
    size: Math.max(1, taskSlots),
    warm: Math.min(1, taskSlots),
    memoryBytes: 6 * gigabyte,
    timeoutMs: 60 * minute,
  });
  const quick = createChildPool<Job, JobAnswer, JobProgress>({
    module,
    size: 2,
    warm: 1,
    memoryBytes: 3 * gigabyte,
    timeoutMs: 10 * minute,
  });
  let running = 0;
  return {
    runJob: async (job, { onProgress, signal } = {}) => {
      const control = {
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onProgress: ({ fraction, step }: JobProgress) => onProgress(step, fraction) } : {}),
      };
      if (job.kind !== 'run' && job.kind !== 'report') return quick.run(job, control);
      const threads = threadsBeside(running, taskThreads, availableParallelism());
      running += 1;
      try {
        return await tasks.run(job.kind === 'run' ? { ...job, threads } : job, control);
      } finally {
        running -= 1;
      }
    },
    close: () => {
      tasks.close();
      quick.close();
    },
  };
}
