export type Unit = { readonly name: string; readonly members: readonly number[] };

/**
 * Detection thresholds of the heat map: ten, evenly on a logarithm from 0.1% to 20%, as `plot_core` of the R package
 * microbiome suggests.
 */
export const thresholds: readonly number[] = Array.from(
  { length: 10 },
  (_, at) => 10 ** (-3 + (at * (Math.log10(0.2) + 3)) / 9),
);

/** A value below the limit by rounding only counts as reached. */
export const rounding = 1e-9;

/** Share of some samples in which a taxon exceeds a detection threshold. */
export function prevalenceOf(
  shares: Float64Array,
  width: number,
  members: readonly number[],
  taxon: number,
  detection: number,
): number {
  let count = 0;
  for (const i of members) count += Number(shares[i * width + taxon]! > detection);
  return count / members.length;
}
