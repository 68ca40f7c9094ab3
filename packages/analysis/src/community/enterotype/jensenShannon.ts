/**
 * Jensen–Shannon distances of all pairs of samples, size²: the root of half the divergences from their mean, natural
 * logarithm; 0·ln 0 is 0, so that no pseudocount is needed. A metric between 0 and √ln 2.
 *
 * Endres & Schindelin 2003, doi:10.1109/TIT.2003.813506
 *
 * @param shares - Samples × features, each sample adding up to 1.
 */
export function jensenShannon(shares: Float64Array, size: number): Float64Array {
  const features = shares.length / size;
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      let sum = 0;
      for (let k = 0; k < features; k += 1) {
        const [a, b] = [shares[i * features + k]!, shares[j * features + k]!];
        if (a === b) continue;
        const middle = (a + b) / 2;
        if (a > 0) sum += a * Math.log(a / middle);
        if (b > 0) sum += b * Math.log(b / middle);
      }
      result[i * size + j] = result[j * size + i] = Math.sqrt(Math.max(0, sum / 2));
    }
  }
  return result;
}
