import { availableParallelism } from 'node:os';

/** How many threads a run may use: `PANOME_THREADS`, else two where there are two processors. */
export function threadLimit(given: string | undefined = process.env['PANOME_THREADS']): number {
  const wanted = Number(given);
  return given && Number.isInteger(wanted) && wanted >= 1 ? wanted : Math.min(2, availableParallelism());
}
