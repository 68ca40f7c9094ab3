import { digamma, logGamma } from '../../statistics/index.ts';

/** Up to here the sum over single steps is quicker, and loses no digits when `size` is large. */
const fewSteps = 64;
/** As many factors as never overflow: 1e14¹⁶. */
const chunk = 16;

/** ln Γ(size + count) − ln Γ(size), for a whole number `count`. */
export function logGammaRise(size: number, count: number): number {
  if (count > fewSteps) return logGamma(size + count) - logGamma(size);
  let sum = 0;
  for (let from = 0; from < count; from += chunk) {
    let product = 1;
    for (let k = from; k < Math.min(count, from + chunk); k += 1) product *= size + k;
    sum += Math.log(product);
  }
  return sum;
}

/** ψ(size + count) − ψ(size), for a whole number `count`. */
export function digammaRise(size: number, count: number): number {
  if (count > fewSteps) return digamma(size + count) - digamma(size);
  let sum = 0;
  for (let k = 0; k < count; k += 1) sum += 1 / (size + k);
  return sum;
}

/** The part of the negative binomial log-likelihood of one row that does not depend on the means. */
export function countTerms(counts: Float64Array, alpha: number): number {
  let sum = 0;
  for (const count of counts) sum += logGammaRise(1 / alpha, count) - logGamma(count + 1);
  return sum;
}

/** The part of the negative binomial log-likelihood of one row that depends on the means. */
export function meanTerms(counts: Float64Array, means: Float64Array, alpha: number): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i += 1) {
    const [count, mean] = [counts[i]!, means[i]!];
    sum -= Math.log1p(mean * alpha) / alpha;
    if (count > 0) sum += count * (Math.log(mean * alpha) - Math.log1p(mean * alpha));
  }
  return sum;
}

/** The log-likelihood of one row of counts under NB(mean, alpha): variance mean + alpha · mean². */
export const logLikelihood = (counts: Float64Array, means: Float64Array, alpha: number): number =>
  countTerms(counts, alpha) + meanTerms(counts, means, alpha);
