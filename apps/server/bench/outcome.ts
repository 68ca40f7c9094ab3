/** One line of the record of reliability. */
export type Outcome = {
  readonly id: string;
  readonly runs: number;
  readonly failures: number;
  readonly figure: string;
};

export const report = ({ failures, figure, id, runs }: Outcome): void =>
  console.log(`${id} | ${runs} | ${failures} | ${figure}`);

/** The quantile: the value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
