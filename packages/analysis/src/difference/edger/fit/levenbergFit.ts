import { devianceOf } from './deviance.ts';
import type { Model } from './model.ts';

const tolerance = 1e-6;
const rounds = 250;

/**
 * Fits a log-linear model of one feature by Fisher scoring with Levenberg's damping: a step that raises the deviance is
 * shortened and tried again. The buffers are shared between calls.
 *
 * McCarthy, Chen & Smyth 2012, doi:10.1093/nar/gks042, section 3.3.
 *
 * @returns A function that improves `beta` in place and leaves the fitted means in `mu`.
 */
export function levenbergFit({
  values,
  samples: n,
  columns: p,
}: Model): (y: Float64Array, sizes: Float64Array, dispersion: number, beta: Float64Array, mu: Float64Array) => void {
  const [information, factor] = [new Float64Array(p * p), new Float64Array(p * p)];
  const [slope, step, tried] = [new Float64Array(p), new Float64Array(p), new Float64Array(p)];
  const triedMu = new Float64Array(n);

  const means = (beta: Float64Array, sizes: Float64Array, mu: Float64Array): void => {
    for (let i = 0; i < n; i += 1) {
      let sum = 0;
      for (let a = 0; a < p; a += 1) sum += values[i * p + a]! * beta[a]!;
      mu[i] = Math.exp(sum) * sizes[i]!;
    }
  };
  /** Fills the slope and the information of the log likelihood; returns the largest of the information. */
  const derive = (y: Float64Array, mu: Float64Array, dispersion: number): number => {
    slope.fill(0);
    information.fill(0);
    for (let i = 0; i < n; i += 1) {
      const scale = 1 + mu[i]! * dispersion;
      const weight = mu[i]! / scale;
      const rest = (y[i]! - mu[i]!) / scale;
      for (let a = 0; a < p; a += 1) {
        const x = values[i * p + a]!;
        if (x === 0) continue;
        slope[a]! += x * rest;
        for (let b = 0; b <= a; b += 1) information[a * p + b]! += x * values[i * p + b]! * weight;
      }
    }
    let largest = 0;
    for (let a = 0; a < p; a += 1) largest = Math.max(largest, information[a * p + a]!);
    return largest;
  };

  return (y, sizes, dispersion, beta, mu) => {
    const highest = y.reduce((most, value) => Math.max(most, value), 0);
    if (highest < 1e-10) {
      beta.fill(Number.NaN);
      mu.fill(0);
      return;
    }
    means(beta, sizes, mu);
    let deviance = devianceOf(y, mu, dispersion);
    let damping = 0;
    let largest = 0;
    for (let round = 0; round < rounds; round += 1) {
      largest = Math.max(largest, derive(y, mu, dispersion));
      if (round === 0) damping = Math.max(largest * 1e-6, 1e-13);
      let shortened = false;
      for (;;) {
        while (!choleskyOf(information, damping, factor, p)) {
          damping = Math.max(damping * 10, 1e-100);
          if (!(damping < 1e200)) return;
        }
        solve(factor, slope, step, p);
        for (let a = 0; a < p; a += 1) tried[a] = beta[a]! + step[a]!;
        means(tried, sizes, triedMu);
        const next = devianceOf(y, triedMu, dispersion);
        const negligible = next / highest < 1e-13;
        if (next <= deviance || negligible) {
          beta.set(tried);
          mu.set(triedMu);
          deviance = next;
          if (negligible) return;
          break;
        }
        damping = Math.max(damping * 2, 1e-100);
        if (damping / largest > 1e13) return;
        shortened = true;
      }
      let gain = 0;
      for (let a = 0; a < p; a += 1) gain += slope[a]! * step[a]!;
      if (gain < tolerance) return;
      if (!shortened) damping /= 10;
    }
  };
}

/**
 * The lower triangular factor of a symmetric matrix (its lower triangle given) with `added` on its diagonal; `false`
 * when that is not positive.
 */
export function choleskyOf(matrix: Float64Array, added: number, factor: Float64Array, p: number): boolean {
  for (let a = 0; a < p; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let value = matrix[a * p + b]! + (a === b ? added : 0);
      for (let k = 0; k < b; k += 1) value -= factor[a * p + k]! * factor[b * p + k]!;
      if (a === b && !(value > 0)) return false;
      factor[a * p + b] = a === b ? Math.sqrt(value) : value / factor[b * p + b]!;
    }
  }
  return true;
}

function solve(factor: Float64Array, right: Float64Array, out: Float64Array, p: number): void {
  for (let a = 0; a < p; a += 1) {
    let value = right[a]!;
    for (let k = 0; k < a; k += 1) value -= factor[a * p + k]! * out[k]!;
    out[a] = value / factor[a * p + a]!;
  }
  for (let a = p - 1; a >= 0; a -= 1) {
    let value = out[a]!;
    for (let k = a + 1; k < p; k += 1) value -= factor[k * p + a]! * out[k]!;
    out[a] = value / factor[a * p + a]!;
  }
}
