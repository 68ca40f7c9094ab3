/**
 * Estimated number of features in the whole place, from the number of samples that have each, as `specpool` of vegan.
 */
export type Pool = {
  readonly observed: number;
  readonly chao2: number;
  readonly chao2_se: number;
  readonly jack1: number;
  readonly boot: number;
};

/**
 * Chao2 with its standard error (Chao 1987, doi:10.2307/2531532), first-order jackknife (Burnham & Overton 1979,
 * doi:10.2307/1936861) and bootstrap (Smith & van Belle 1984, doi:10.2307/2530750), with the factor (n − 1)/n for few
 * samples.
 *
 * @param frequency - In how many of `n` samples each feature is; at least 1.
 */
export function poolOf(frequency: Int32Array, n: number): Pool {
  const observed = frequency.length;
  const times = (count: number): number => frequency.reduce((sum, one) => sum + Number(one === count), 0);
  const once = times(1);
  const twice = n > 1 ? times(2) : 0;
  const few = (n - 1) / n;
  const chao2 = observed + (twice > 0 ? (few * once * once) / 2 / twice : (few * once * (once - 1)) / 2);
  const ratio = twice > 0 ? once / twice : 0;
  const variance =
    twice > 0
      ? once * few * (0.5 + few * (1 + ratio / 4) * ratio) * ratio
      : few * (few * ((once * (2 * once - 1) ** 2) / 4 - once ** 4 / chao2 / 4) + (once * (once - 1)) / 2);
  return {
    observed,
    chao2,
    chao2_se: Math.sqrt(Math.max(0, variance)),
    jack1: observed + once * few,
    boot: frequency.reduce((sum, one) => sum + (1 - one / n) ** n, observed),
  };
}
