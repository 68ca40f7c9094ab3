/** Mean and variance (n − 1) of the normalised counts of every feature; a feature without a read has mean 0. */
export type BaseMeans = { readonly mean: Float64Array; readonly variance: Float64Array };

/** @param counts - Row-major, features × samples. */
export function baseMeans(counts: Float64Array, sizeFactors: Float64Array): BaseMeans {
  const n = sizeFactors.length;
  const rows = counts.length / n;
  const mean = new Float64Array(rows);
  const variance = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let i = 0; i < n; i += 1) sum += counts[row * n + i]! / sizeFactors[i]!;
    mean[row] = sum / n;
    let squares = 0;
    for (let i = 0; i < n; i += 1) squares += (counts[row * n + i]! / sizeFactors[i]! - mean[row]!) ** 2;
    variance[row] = squares / (n - 1);
  }
  return { mean, variance };
}
