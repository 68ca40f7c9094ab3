import { uniform } from '../../linear/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';

export type WhiteInput = {
  readonly rows: readonly Float64Array[];
  /** The first `reference` values of a row are the reference group. */
  readonly reference: number;
  readonly count: number;
  readonly confidence: number;
  readonly seed: number;
  readonly progress?: (fraction: number) => void;
};
export type WhiteFigures = { readonly p: Float64Array; readonly low: Float64Array; readonly high: Float64Array };

/** Welch's t of the last values over the first, at the places `order` says; `NaN` where nothing varies. */
function welchT(row: Float64Array, order: Int32Array, reference: number): number {
  const n = order.length;
  let [one, other] = [0, 0];
  for (let i = 0; i < n; i += 1)
    if (i < reference) one += row[order[i]!]!;
    else other += row[order[i]!]!;
  one /= reference;
  other /= n - reference;
  let [squaresOne, squaresOther] = [0, 0];
  for (let i = 0; i < n; i += 1)
    if (i < reference) squaresOne += (row[order[i]!]! - one) ** 2;
    else squaresOther += (row[order[i]!]! - other) ** 2;
  const error = squaresOne / (reference - 1) / reference + squaresOther / (n - reference - 1) / (n - reference);
  return error > 0 ? (other - one) / Math.sqrt(error) : other === one ? 0 : Number.POSITIVE_INFINITY;
}

/**
 * White's non-parametric t-test: p by permuting the groups, (hits + 1)/(count + 1), and a percentile interval of the
 * difference by drawing each group with replacement. All features share the permutations. White et al. 2009,
 * doi:10.1371/journal.pcbi.1000352
 */
export function whiteTest({ confidence, count, progress, reference, rows, seed }: WhiteInput): WhiteFigures {
  const n = rows[0]?.length ?? 0;
  const random = uniform(seed);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  // Rounding must not make the observed split count as smaller than itself.
  const observed = rows.map((row) => Math.abs(welchT(row, order, reference)) * (1 - 1e-12));
  const hits = new Float64Array(rows.length);
  const differences = rows.map(() => new Float64Array(count));
  for (let round = 0; round < count; round += 1) {
    if (round % 50 === 0) progress?.(round / count);
    for (let i = n - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const drawn = Int32Array.from({ length: n }, (_, i) =>
      i < reference ? Math.floor(random() * reference) : reference + Math.floor(random() * (n - reference)),
    );
    rows.forEach((row, at) => {
      if (Math.abs(welchT(row, order, reference)) >= observed[at]!) hits[at]! += 1;
      let [one, other] = [0, 0];
      for (let i = 0; i < n; i += 1)
        if (i < reference) one += row[drawn[i]!]!;
        else other += row[drawn[i]!]!;
      differences[at]![round] = other / (n - reference) - one / reference;
    });
  }
  const tail = (1 - confidence) / 2;
  for (const own of differences) own.sort();
  return {
    p: hits.map((own) => (own + 1) / (count + 1)),
    low: Float64Array.from(differences, (own) => sortedQuantile(own, tail)),
    high: Float64Array.from(differences, (own) => sortedQuantile(own, 1 - tail)),
  };
}
