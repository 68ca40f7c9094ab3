const [leastVariance, mostVariance] = [1e-6, 400];
const largestScale = 1;
const halvings = 100;

/**
 * The scale of a Cauchy prior that fits the changes of many features: the standard deviation of true changes which
 * estimates with unequal errors suggest, 1 at most.
 *
 * Efron & Morris 1975, doi:10.1080/01621459.1975.10479864, as Zhu, Ibrahim & Love 2019,
 * doi:10.1093/bioinformatics/bty895
 *
 * @param changes - Natural logarithms. @param variances - Of their errors; features whose variance is not above 0 are
 * ignored.
 */
export function cauchyScale(changes: Float64Array, variances: Float64Array): number {
  const known = Array.from(changes.keys()).filter((row) => Number.isFinite(changes[row]!) && variances[row]! > 0);
  /** By how much the estimate that `variance` leads to exceeds `variance`. */
  const above = (variance: number): number => {
    let [sum, weights] = [0, 0];
    for (const row of known) {
      const weight = 1 / (variance + variances[row]!) ** 2;
      weights += weight;
      sum += weight * (changes[row]! ** 2 - variances[row]!);
    }
    return sum / weights - variance;
  };
  if (known.length === 0) return largestScale;
  if (above(leastVariance) < 0) return Math.sqrt(leastVariance);
  let [low, high] = [leastVariance, mostVariance];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = Math.sqrt(low * high);
    if (above(middle) < 0) high = middle;
    else low = middle;
  }
  return Math.min(largestScale, Math.sqrt(low));
}
