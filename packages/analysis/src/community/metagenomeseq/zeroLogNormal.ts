import { moderated, variancePrior } from '../../linear-model/index.ts';
import { arithmeticMean, sampleVariance } from '../../statistics/index.ts';
import { logistic } from './logistic.ts';
import { loggedChanges } from './loggedChanges.ts';
import type { MetagenomeseqOptions } from './metagenomeseq.schema.ts';

/** One taxon of two groups. `NaN` where it was not estimated, with why. */
export type Estimate = {
  /** Natural log of the ratio of the expected means, test over reference. */
  readonly lfc: number;
  /** The part of what is there, and of how often it is there. */
  readonly positive: number;
  readonly detection: number;
  readonly se: number;
  readonly basis: '两部分' | '只按丰度' | '对数线性模型' | '检出率无法估计';
};

type Positive = {
  readonly slope: number;
  readonly variance: number;
  readonly df: number;
  readonly spread: number;
  readonly seen: readonly [number, number];
};

const apart = { positive: Number.NaN, detection: Number.NaN };
/** At most so many samples lack it: whether it is there says nothing then. */
const fewAbsent = 3;

/** The log-normal part: means of the logarithm where the taxon is there. */
function positivePart(y: Float64Array, code: Uint8Array): Positive {
  const [sum, seen] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]];
  y.forEach((value, i) => {
    if (value <= 0) return;
    sum[code[i]!]! += Math.log(value);
    seen[code[i]!]! += 1;
  });
  const means = [sum[0] / seen[0], sum[1] / seen[1]] as const;
  const whole = (sum[0] + sum[1]) / (seen[0] + seen[1]);
  let [within, total] = [0, 0];
  y.forEach((value, i) => {
    if (value <= 0) return;
    within += (Math.log(value) - means[code[i]!]!) ** 2;
    total += (Math.log(value) - whole) ** 2;
  });
  const df = seen[0] + seen[1] - 2;
  return {
    slope: means[1] - means[0],
    variance: within / df,
    df,
    spread: Math.sqrt(total / (seen[0] + seen[1])),
    seen,
  };
}

/**
 * Zero-inflated log-normal fits of all taxa of two groups: whether a taxon is there by logistic regression on the group
 * and the depth, how much by least squares on the group, variances and differences drawn together over the taxa.
 *
 * A taxon that one group has in fewer than two samples, or that does not vary where it is there, is compared by its
 * logarithm instead. Paulson et al. 2013, doi:10.1038/nmeth.2658 (`fitFeatureModel`).
 *
 * @param values - Taxa × samples, scaled.
 * @param code - 1 of the samples of the test group.
 * @param depth - Logarithm of the samples' scaling factors over their median.
 * @param error - Of taxa that hardly a sample lacks.
 */
export function zeroLogNormal(
  values: Float64Array,
  code: Uint8Array,
  depth: Float64Array,
  error: MetagenomeseqOptions['present_error'],
): Estimate[] {
  const n = code.length;
  const rows = Array.from({ length: values.length / n }, (_, row) => values.subarray(row * n, (row + 1) * n));
  const sizes = [code.filter((one) => one === 0).length, code.filter((one) => one === 1).length] as const;
  const parts = rows.map((row) => positivePart(row, code));
  const used = parts.map(({ seen, variance }) => seen[0] > 1 && seen[1] > 1 && variance > 1e-20);
  const of = (pick: (part: Positive) => number): Float64Array =>
    Float64Array.from(parts, (part, row) => (used[row] ? pick(part) : Number.NaN));
  const [variances, df] = [of(({ variance }) => variance), of((part) => part.df)];
  const shrunk = moderated(variances, df, variancePrior(variances, df, null)).variance;
  const slopes = parts.filter((_, row) => used[row]).map(({ slope }) => slope);
  const tau = sampleVariance(slopes);
  const others = [...rows.keys()].filter((row) => !used[row]);
  const logged = new Map(
    loggedChanges(
      others.map((row) => rows[row]!),
      code,
      depth,
    ).map((change, at) => [others[at]!, change]),
  );

  return rows.map((row, at): Estimate => {
    const { seen, slope, spread } = parts[at]!;
    const own = logged.get(at);
    if (own) return { ...own, ...apart, basis: '对数线性模型' };
    const there = seen[0] + seen[1];
    // As glmnet's ridge with one predictor: the penalty is taken in units of the deviation of the response.
    const positive = slope / (1 + (tau > 0 ? shrunk[at]! / (there * tau) / spread : 0));
    if (there >= n - fewAbsent)
      return {
        lfc: positive,
        positive,
        detection: 0,
        se: Math.sqrt(shrunk[at]! * (error === 'deviation' ? 1 : 1 / seen[0] + 1 / seen[1])),
        basis: '只按丰度',
      };
    const presence = presenceOf(
      row.map((value) => Number(value > 0)),
      code,
      depth,
      seen[0] === sizes[0] ? 0 : seen[1] === sizes[1] ? 1 : -1,
    );
    if (!presence) return { lfc: Number.NaN, se: Number.NaN, ...apart, basis: '检出率无法估计' };
    const se = Math.sqrt(presence.variance + shrunk[at]! * (1 / presence.expected[0] + 1 / presence.expected[1]));
    return { lfc: positive + presence.detection, positive, detection: presence.detection, se, basis: '两部分' };
  });
}

type Presence = {
  readonly detection: number;
  readonly variance: number;
  /** Samples of each group that are expected to have the taxon. */
  readonly expected: readonly [number, number];
};

/**
 * How often a taxon is there.
 * @param full - The group whose samples all have it, −1 of neither: the limit of the model, in which that group's
 * chance is 1.
 */
function presenceOf(there: Float64Array, code: Uint8Array, depth: Float64Array, full: number): Presence | null {
  const used = [...there.keys()].filter((i) => code[i] !== full);
  const columns =
    full >= 0
      ? [used.map(() => 1), used.map((i) => depth[i]!)]
      : [used.map(() => 1), used.map((i) => code[i]!), used.map((i) => depth[i]!)];
  const fit = logistic(
    columns,
    used.map((i) => there[i]!),
  );
  if (!fit) return null;
  const { beta, covariance } = fit;
  const slope = beta.at(-1)!;
  const chance = (group: number): Float64Array =>
    depth.map((d) =>
      group === full ? 1 : 1 / (1 + Math.exp(-(beta[0]! + (full < 0 && group === 1 ? beta[1]! : 0) + slope * d))),
    );
  const [p0, p1] = [chance(0), chance(1)];
  const [m0, m1] = [arithmeticMean(p0), arithmeticMean(p1)];
  const bend = (p: Float64Array, by: Float64Array | null): number =>
    arithmeticMean(p.map((value, i) => value * (1 - value) * (by?.[i] ?? 1)));
  const level = bend(p1, null) / m1 - bend(p0, null) / m0;
  const deep = bend(p1, depth) / m1 - bend(p0, depth) / m0;
  const gradient = full >= 0 ? [level, deep] : [level, bend(p1, null) / m1, deep];
  const variance = gradient.reduce(
    (sum, a, i) => sum + gradient.reduce((inner, b, j) => inner + a * b * covariance[i]![j]!, 0),
    0,
  );
  const expected = [0, 1].map((group) =>
    code.reduce((sum, one, i) => sum + (one === group ? (group === 0 ? p0[i]! : p1[i]!) : 0), 0),
  ) as [number, number];
  return { detection: Math.log(m1 / m0), variance, expected };
}
