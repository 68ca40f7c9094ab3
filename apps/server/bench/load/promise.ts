/** One line of the record of reliability. */
export type Outcome = { readonly id: string; readonly runs: number; readonly failures: number; readonly figure: string };

export const report = ({ failures, figure, id, runs }: Outcome): void => console.log(`${id} | ${runs} | ${failures} | ${figure}`);

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Milliseconds of the clock since a moment. */
export const since = (start: number): number => performance.now() - start;
