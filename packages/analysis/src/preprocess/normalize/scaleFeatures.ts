import { rowAt, rowMoments } from '../../rows/index.ts';
import type { NormalizeScale } from './normalize.schema.ts';

/**
 * Centres every feature and divides it by its spread, over the values that are there; a constant feature becomes 0.
 *
 * van den Berg et al. 2006, BMC Genomics 7, 142. doi:10.1186/1471-2164-7-142
 *
 * @returns The scaled values and how many features were constant.
 */
export function scaleFeatures(
  values: Float64Array,
  features: number,
  samples: number,
  scale: NormalizeScale,
): { readonly values: Float64Array; readonly constant: number } {
  const scaled = values.slice();
  let constant = 0;
  if (scale === 'none') return { values: scaled, constant };
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowAt(scaled, samples, feature);
    const { mean, variance, min, max } = rowMoments(row);
    const flat = !(max > min);
    if (flat) constant += 1;
    const divisor = { center: 1, auto: Math.sqrt(variance), pareto: variance ** 0.25, range: max - min }[scale];
    row.forEach((value, sample) => {
      if (!Number.isNaN(value)) row[sample] = flat ? 0 : (value - mean) / divisor;
    });
  }
  return { values: scaled, constant };
}
