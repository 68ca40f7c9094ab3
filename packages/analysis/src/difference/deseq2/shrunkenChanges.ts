import { rowGlm } from '../negative-binomial/index.ts';
import { climbGlm } from './climbGlm.ts';
import { startingBeta } from './model.ts';
import type { Pipeline } from './pipeline.ts';
import { rebased } from './prepare.ts';
import type { Prepared } from './prepare.ts';

/** Changes from the model's intercept shrunk towards 0, of all features; log2, `NaN` where there is none. */
export type ShrunkenChanges = {
  /** Row-major, features × columns; the intercept is not shrunk. */
  readonly beta: Float64Array;
  readonly se: Float64Array;
  /** Prior variance of each coefficient, log2 scale. */
  readonly prior: Float64Array;
  readonly unsettled: number;
};

/** Larger coefficients (log2) come from zero counts and say nothing about the prior. */
const largest = 10;
/** The share of largest changes that the width of the prior is fitted to, and the matching normal quantile. */
const upper = 0.05;
const normalUpper = 1.9599639845400545;
/** Prior variance of the intercept: so large that it is free. */
const free = 1e6;

/**
 * The regressions with a normal prior of mean 0 on every coefficient but the intercept, as `lfcShrink(type =
 * "normal")`.
 *
 * The width of each prior is that at which 5% of a normal lie beyond the 95% quantile of the unshrunk |coefficients|,
 * features weighted by 1 ÷ (1 ÷ mean + trended dispersion). Love, Huber & Anders 2014, doi:10.1186/s13059-014-0550-8
 *
 * @param base - The group that changes are from.
 */
export function shrunkenChanges(found: Pipeline, prepared: Prepared, base: number): ShrunkenChanges {
  const model = base === prepared.base ? prepared.model : rebased(prepared, base);
  const groups = prepared.design.groups.length;
  const { columns: p, samples: n } = model;
  const features = found.base.mean.length;
  const used = Array.from(found.rows.keys()).filter((at) => found.base.mean[found.rows[at]!]! > 0);
  // The coefficients of the fit are changes from its own intercept.
  const level = (at: number, group: number): number => (group === prepared.base ? 0 : found.fits.beta[at * p + group]!);
  const changeOf = (at: number, column: number): number =>
    column < groups ? level(at, column) - level(at, base) : found.fits.beta[at * p + column]!;
  const weights = Float64Array.from(used, (at) => 1 / (1 / found.base.mean[found.rows[at]!]! + found.fitted[at]!));
  const prior = Float64Array.from({ length: p }, (_, column) =>
    column === base
      ? free
      : width(
          used.map((at) => changeOf(at, column) / Math.LN2),
          weights,
        ),
  );
  const penalties = prior.map((variance) => 1 / variance / Math.LN2 ** 2);
  const glm = rowGlm(model, penalties);
  const start = new Float64Array(p);
  const result = {
    beta: new Float64Array(features * p).fill(Number.NaN),
    se: new Float64Array(features * p).fill(Number.NaN),
  };
  const beta = new Float64Array(p);
  const covariance = new Float64Array(p * p);
  let unsettled = 0;
  for (const at of used) {
    const counts = found.counts.subarray(at * n, (at + 1) * n);
    const alpha = found.shrunk.final[at]!;
    startingBeta(model, counts, start);
    beta.set(start);
    const settled = glm.fit(counts, alpha, beta);
    if (!glm.covariance(covariance) || !settled) {
      if (!climbGlm(model, counts, alpha, beta, start, penalties)) unsettled += 1;
      glm.take(beta, alpha);
      glm.covariance(covariance);
    }
    const row = found.rows[at]!;
    for (let a = 0; a < p; a += 1) {
      result.beta[row * p + a] = beta[a]! / Math.LN2;
      result.se[row * p + a] = Math.sqrt(covariance[a * p + a]!) / Math.LN2;
    }
  }
  return { ...result, prior, unsettled };
}

function width(changes: readonly number[], weights: Float64Array): number {
  const kept = changes
    .map((change, at) => ({ size: Math.abs(change), weight: weights[at]! }))
    .filter(({ size }) => size < largest);
  if (kept.length === 0) return free;
  return (weightedQuantile(kept, 1 - upper) / normalUpper) ** 2;
}

/** As `Hmisc::wtd.quantile`: weights are scaled to the number of values and stand for repeats. */
function weightedQuantile(values: readonly { readonly size: number; readonly weight: number }[], q: number): number {
  const sorted = values.toSorted((one, other) => one.size - other.size);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const n = sorted.length;
  let sum = 0;
  const reached = Float64Array.from(sorted, ({ weight }) => (sum += (weight * n) / total));
  const place = 1 + (n - 1) * q;
  const low = Math.max(Math.floor(place), 1);
  const at = (wanted: number): number =>
    sorted[
      Math.max(
        0,
        reached.findIndex((value) => value >= wanted - 1e-12 * n),
      )
    ]?.size ?? sorted.at(-1)!.size;
  const beyond = (wanted: number): number => (wanted > reached.at(-1)! ? sorted.at(-1)!.size : at(wanted));
  const share = place % 1;
  return (1 - share) * beyond(low) + share * beyond(Math.min(low + 1, n));
}
