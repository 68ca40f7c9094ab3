/**
 * Statistics straight from their definitions, slow and independent of the engine; the tests compare the engine with
 * them.
 */

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
export const varianceOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + (value - meanOf(values)) ** 2, 0) / (values.length - 1);

/** Rank from 1: how many are smaller, plus half of the equal ones. */
export const ranksOf = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2,
  );

export const pearsonOf = (x: readonly number[], y: readonly number[]): number => {
  const [a, b] = [meanOf(x), meanOf(y)];
  const sum = (of: (i: number) => number): number => x.reduce((total, _, i) => total + of(i), 0);
  return sum((i) => (x[i]! - a) * (y[i]! - b)) / Math.sqrt(sum((i) => (x[i]! - a) ** 2) * sum((i) => (y[i]! - b) ** 2));
};

/** Simpson's rule over an even number of steps. */
function integral(of: (x: number) => number, from: number, to: number, steps = 4_000): number {
  const width = (to - from) / steps;
  let sum = of(from) + of(to);
  for (let i = 1; i < steps; i += 1) sum += (i % 2 === 1 ? 4 : 2) * of(from + i * width);
  return (sum * width) / 3;
}

/**
 * Two-sided p of t: with t = √df·tan θ the density is proportional to cos(θ)^(df − 1), so that no gamma function is
 * needed.
 */
export function tTwoSided(t: number, df: number): number {
  // θ = π/2 − s² takes the root out of the end at π/2 when df is small.
  const density = (s: number): number => 2 * s * Math.sin(s * s) ** (df - 1);
  const end = Math.sqrt(Math.PI / 2);
  return (
    integral(density, 0, Math.sqrt(Math.PI / 2 - Math.atan(Math.abs(t) / Math.sqrt(df)))) / integral(density, 0, end)
  );
}

/** Two-sided p of a standard normal deviate. */
const zTwoSided = (z: number): number =>
  (2 * integral((x) => Math.exp((-x * x) / 2), Math.abs(z), Math.abs(z) + 12)) / Math.sqrt(2 * Math.PI);

/** Every choice of `count` of the indices 0…n − 1. */
export function choices(n: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: n - from }, (_, i) => from + i).flatMap((first) =>
    choices(n, count - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** Every order of the values. */
export function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, i) => permutations(values.filter((_, j) => j !== i)).map((rest) => [value, ...rest]));
}

/** Twice the smaller tail of a statistic among all equally likely outcomes, at most 1. */
export const exactTwoSided = (outcomes: readonly number[], seen: number): number => {
  const share = (of: (value: number) => boolean): number => outcomes.filter(of).length / outcomes.length;
  return Math.min(
    1,
    2 *
      Math.min(
        share((value) => value <= seen),
        share((value) => value >= seen),
      ),
  );
};

/** Normal approximation with continuity correction, mean and variance taken from all equally likely outcomes. */
export function normalTwoSidedOf(outcomes: readonly number[], seen: number): number {
  const mean = meanOf(outcomes);
  const variance = meanOf(outcomes.map((value) => (value - mean) ** 2));
  const deviation = seen - mean;
  return zTwoSided((deviation - Math.sign(deviation) * 0.5) / Math.sqrt(variance));
}
