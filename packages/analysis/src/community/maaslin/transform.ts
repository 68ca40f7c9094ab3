import type { Transform } from './maaslin.schema.ts';

/** Features × samples, transformed row by row; `values` of the features that are kept. */
export function transformed(values: Float64Array, features: number, samples: number, how: Transform): Float64Array {
  if (how === 'none') return values.slice();
  const totals = new Float64Array(samples);
  values.forEach((value, at) => (totals[at % samples]! += value));
  const shares = values.map((value, at) => value / totals[at % samples]!);
  if (how === 'tss_asin') return shares.map((share) => Math.asin(Math.sqrt(Math.min(1, share))));
  const positive = (from: number, to: number): number =>
    shares
      .subarray(from, to)
      .reduce((least, share) => (share > 0 && share < least ? share : least), Number.POSITIVE_INFINITY);
  if (how === 'tss_log') {
    const half = Array.from({ length: features }, (_, row) => positive(row * samples, (row + 1) * samples) / 2);
    return shares.map((share, at) => Math.log2(share > 0 ? share : half[Math.floor(at / samples)]!));
  }
  const half = positive(0, shares.length) / 2;
  const logs = shares.map((share) => Math.log2(share > 0 ? share : half));
  const means = new Float64Array(samples);
  logs.forEach((value, at) => (means[at % samples]! += value / features));
  return logs.map((value, at) => value - means[at % samples]!);
}
