import { arithmeticMean } from '../../statistics/index.ts';
import type { FollowUp } from './kaplanMeier.ts';
import { inverse, times } from './solve.ts';

export type CoxModel = {
  readonly coefficients: Float64Array;
  readonly errors: Float64Array;
  /** Twice the gain in log likelihood over no covariate. */
  readonly likelihoodRatio: number;
  /** False when the likelihood still grew at the last step: a group without events has no finite ratio. */
  readonly converged: boolean;
};

const mostSteps = 30;

/**
 * Cox's proportional hazards model (1972, doi:10.1111/j.2517-6161.1972.tb00899.x) with Efron's handling of ties, by
 * Newton's method; as `coxph` of R's survival.
 *
 * @param covariates - One array a covariate, of the length of `time`; finite.
 * @returns `null` when a covariate cannot be told from the others.
 */
export function coxModel(followUp: FollowUp, covariates: readonly Float64Array[]): CoxModel | null {
  const p = covariates.length;
  const means = covariates.map(arithmeticMean);
  const x = covariates.map((values, k) => values.map((value) => value - means[k]!));
  let beta = new Float64Array(p);
  let now = likelihood(followUp, x, beta);
  const nothing = now.value;
  let converged = false;
  for (let step = 0; step < mostSteps && !converged; step += 1) {
    const inverted = inverse(now.information);
    if (!inverted) return null;
    let move = times(inverted, now.score);
    let next = likelihood(
      followUp,
      x,
      beta.map((value, k) => value + move[k]!),
    );
    // A step that overshoots is halved.
    for (let halved = 0; !(next.value >= now.value - 1e-12 * Math.abs(now.value)) && halved < 20; halved += 1) {
      move = move.map((value) => value / 2);
      next = likelihood(
        followUp,
        x,
        beta.map((value, k) => value + move[k]!),
      );
    }
    beta = beta.map((value, k) => value + move[k]!);
    converged =
      Math.abs(next.value - now.value) <= 1e-12 * (Math.abs(next.value) + 1e-12) &&
      move.every((value) => Math.abs(value) < 1e-6);
    now = next;
  }
  const inverted = inverse(now.information);
  if (!inverted) return null;
  return {
    coefficients: beta,
    errors: Float64Array.from(inverted, (row, k) => Math.sqrt(row[k]!)),
    likelihoodRatio: 2 * (now.value - nothing),
    converged,
  };
}

type Likelihood = { readonly value: number; readonly score: Float64Array; readonly information: Float64Array[] };

function likelihood({ event, time }: FollowUp, x: readonly Float64Array[], beta: Float64Array): Likelihood {
  const p = x.length;
  const zero = () => new Float64Array(p);
  const square = () => Array.from({ length: p }, zero);
  const order = Array.from(time.keys()).sort((a, b) => time[b]! - time[a]!);
  const [score, information] = [zero(), square()];
  const risk = { sum: 0, first: zero(), second: square() };
  const add = (to: typeof risk, who: number, weight: number) => {
    to.sum += weight;
    for (let k = 0; k < p; k += 1) {
      to.first[k]! += weight * x[k]![who]!;
      for (let l = 0; l < p; l += 1) to.second[k]![l]! += weight * x[k]![who]! * x[l]![who]!;
    }
  };
  let value = 0;
  for (let at = 0; at < order.length;) {
    const now = time[order[at]!]!;
    const dying = { sum: 0, first: zero(), second: square() };
    let deaths = 0;
    for (; at < order.length && time[order[at]!] === now; at += 1) {
      const who = order[at]!;
      const linear = x.reduce((sum, values, k) => sum + values[who]! * beta[k]!, 0);
      add(risk, who, Math.exp(linear));
      if (event[who] !== 1) continue;
      deaths += 1;
      add(dying, who, Math.exp(linear));
      value += linear;
      for (let k = 0; k < p; k += 1) score[k]! += x[k]![who]!;
    }
    for (let l = 0; l < deaths; l += 1) {
      const share = l / deaths;
      const sum = risk.sum - share * dying.sum;
      value -= Math.log(sum);
      const mean = Float64Array.from({ length: p }, (_, k) => (risk.first[k]! - share * dying.first[k]!) / sum);
      for (let k = 0; k < p; k += 1) {
        score[k]! -= mean[k]!;
        for (let m = 0; m < p; m += 1)
          information[k]![m]! += (risk.second[k]![m]! - share * dying.second[k]![m]!) / sum - mean[k]! * mean[m]!;
      }
    }
  }
  return { value, score, information };
}
