import { hasTeam, teamNow, type Job, type Parts } from './team.ts';

export type { Job, Parts } from './team.ts';

/**
 * Begins a job whose parts are run in several rounds; `end` it.
 *
 * No thread is waited for: this thread takes the parts one after the other, and others join when enough work is left.
 */
export function openParts<Context, Result>(job: Job<Context, Result>, context: Context): Parts<Result> {
  return teamNow()?.begin(job, context) ?? alone(job, context);
}

/**
 * Runs parts 0…`count` − 1 of a job, in several threads where available. The results, in the order of the parts, are
 * the same to the bit for any number of threads.
 *
 * @throws What the first part that fails throws.
 */
export function inParts<Context, Result>(
  job: Job<Context, Result>,
  context: Context,
  count: number,
  progress?: (fraction: number) => void,
): Result[] {
  const parts = openParts(job, context);
  try {
    return parts.run(count, progress);
  } finally {
    parts.end();
  }
}

/** Zeros that every thread can write into. */
export const roomFor = (length: number): Float64Array =>
  new Float64Array(hasTeam() ? new SharedArrayBuffer(8 * length) : new ArrayBuffer(8 * length));

/** In this thread. */
export function alone<Context, Result>(job: Job<Context, Result>, context: Context): Parts<Result> {
  let report: (fraction: number) => void = () => undefined;
  const work = job.open(context, (fraction) => report(fraction));
  return {
    run: (count, progress) =>
      Array.from({ length: count }, (_, part) => {
        report = (fraction) => progress?.((part + fraction) / count);
        const result = work(part);
        progress?.((part + 1) / count);
        return result;
      }),
    end: () => undefined,
  };
}
