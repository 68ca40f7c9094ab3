/** One line of the record of reliability. */
export type Outcome = {
  readonly id: string;
  readonly runs: number;
  readonly failures: number;
  readonly figure: string;
};

export const report = ({ failures, figure, id, runs }: Outcome): void =>
  console.log(`${id} | ${runs} | ${failures} | ${figure}`);

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
