import { uniform } from '../linear/index.ts';

/** Random draws of a seed; the same seed gives the same draws on every machine. */
export type RandomDraws = {
  readonly uniform: () => number;
  readonly normal: (mean?: number, sd?: number) => number;
  /** Student's t with 4 degrees of freedom scaled to unit variance: a normal with heavier tails. */
  readonly heavy: () => number;
  /** Gamma with shape > 0 and the given mean (Marsaglia & Tsang 2000, doi:10.1145/358407.358414). */
  readonly gamma: (shape: number, mean: number) => number;
  readonly poisson: (mean: number) => number;
};

/** Starts the draws of a seed. */
export function randomDraws(seed: number): RandomDraws {
  const next = uniform(seed);
  const normal = (mean = 0, sd = 1): number =>
    mean + sd * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const heavy = (): number => {
    const chiSquared = normal() ** 2 + normal() ** 2 + normal() ** 2 + normal() ** 2;
    return normal() / Math.sqrt(chiSquared / 4) / Math.SQRT2;
  };
  const gamma = (shape: number, mean: number): number => {
    // Shapes below 1 are drawn one higher and pulled back.
    if (shape < 1) return (gamma(shape + 1, shape + 1) * next() ** (1 / shape) * mean) / shape;
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v * mean) / shape;
    }
  };
  const poisson = (mean: number): number => {
    if (mean > 60) return Math.max(0, Math.round(normal(mean, Math.sqrt(mean))));
    const limit = Math.exp(-mean);
    let product = next();
    let count = 0;
    while (product > limit) {
      product *= next();
      count += 1;
    }
    return count;
  };
  return { uniform: next, normal, heavy, gamma, poisson };
}
