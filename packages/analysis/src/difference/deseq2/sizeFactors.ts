import { median } from '../../statistics/index.ts';

export type SizeFactorKind = 'ratio' | 'poscounts';

/**
 * Size factors by the median of the ratios to a mean sample.
 *
 * `ratio`: the geometric mean over all samples, of features without a zero. Anders & Huber 2010,
 * doi:10.1186/gb-2010-11-10-r106. `poscounts`: zeros count as 1 in the mean, so that a feature with zeros takes part
 * where it was seen; the factors' geometric mean is 1.
 *
 * @param counts - Row-major, features × samples.
 * @returns `null` when no feature can be used.
 */
export function sizeFactors(counts: Float64Array, samples: number, kind: SizeFactorKind): Float64Array | null {
  const logs = counts.map(Math.log);
  const rows = counts.length / samples;
  const ratios = Array.from({ length: samples }, () => new Float64Array(rows).fill(Number.NaN));
  for (let row = 0; row < rows; row += 1) {
    let mean = 0;
    let seen = false;
    for (let i = 0; i < samples; i += 1) {
      const value = logs[row * samples + i]!;
      seen ||= value > Number.NEGATIVE_INFINITY;
      mean += kind === 'poscounts' && value === Number.NEGATIVE_INFINITY ? 0 : value / samples;
    }
    if (!seen || mean === Number.NEGATIVE_INFINITY) continue;
    for (let i = 0; i < samples; i += 1) {
      const value = logs[row * samples + i]!;
      if (value > Number.NEGATIVE_INFINITY) ratios[i]![row] = value - mean;
    }
  }
  const factors = Float64Array.from(ratios, (ratio) => Math.exp(median(ratio)));
  if (factors.some(Number.isNaN)) return null;
  if (kind === 'ratio') return factors;
  const middle = Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / samples);
  return factors.map((factor) => factor / middle);
}
