import { rowAt, transposed } from '../../rows/index.ts';
import { median } from '../../statistics/index.ts';

/** How many times stronger each sample is measured; the values of the sample are divided by it. */
export type FactorMethod = 'sum' | 'median' | 'pqn' | 'cpm' | 'tss';

/**
 * One divisor per sample, from the values that are there.
 *
 * `sum` and `median` are relative to the median sample, so that the data keep their size. `pqn` is Dieterle et al.
 * 2006, Anal. Chem. 78, 4281, doi:10.1021/ac051632c: unit sum first, reference the median over the samples, features
 * whose reference is 0 left out.
 *
 * @param values - Row-major, features × samples; not negative.
 */
export function sampleFactors(
  values: Float64Array,
  features: number,
  samples: number,
  method: FactorMethod,
): Float64Array {
  const bySample = transposed(values, features, samples);
  const each = (measure: (sample: Float64Array) => number): Float64Array =>
    Float64Array.from({ length: samples }, (_, sample) => measure(rowAt(bySample, features, sample)));
  if (method === 'cpm') return each((sample) => sumOf(sample) / 1e6);
  if (method === 'tss') return each(sumOf);
  if (method === 'median') return relativeToMedian(each(median));
  const sums = each(sumOf);
  if (method === 'sum') return relativeToMedian(sums);

  const reference = Float64Array.from({ length: features }, (_, row) =>
    median(rowAt(values, samples, row).map((value, sample) => value / sums[sample]!)),
  );
  const middle = median(sums);
  return sums.map((sum, sample) => {
    const quotients = rowAt(bySample, features, sample).map((value, row) =>
      reference[row]! > 0 ? value / sum / reference[row]! : Number.NaN,
    );
    return (sum / middle) * median(quotients);
  });
}

function relativeToMedian(sizes: Float64Array): Float64Array {
  const middle = median(sizes);
  return sizes.map((size) => size / middle);
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += value;
  return sum;
}
