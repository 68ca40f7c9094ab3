import { arithmeticMean, populationVariance } from '../../statistics/index.ts';
/** How evenly the total is spread over the features that are there; `NaN` where a measure is not defined. */
export type Evenness = {
  readonly observed: number;
  /** Share of the most abundant feature (Berger & Parker 1970, doi:10.1126/science.168.3937.1345). */
  readonly dominance: number;
  /** Shannon ÷ ln S (Pielou 1966, doi:10.1016/0022-5193(66)90013-0). */
  readonly pielou: number;
  /** Inverse Simpson ÷ S. */
  readonly simpson: number;
  /** (e^H − 1) ÷ (S − 1) (Heip 1974, doi:10.1017/S0025315400022608). */
  readonly heip: number;
  /**
   * 1 − (2 ÷ π)·arctan of the variance of ln abundance (Smith & Wilson 1996, doi:10.2307/3545749); the variance divides
   * by S.
   */
  readonly evar: number;
  /** Least-squares slope of log10 share on rank: the steeper, the less even. */
  readonly slope: number;
};

/**
 * Measures of evenness.
 *
 * @param shares - Of the features that are there, the largest first; above 0, with sum 1.
 */
export function evennessOf(shares: Float64Array): Evenness {
  const observed = shares.length;
  const logs = shares.map(Math.log);
  const mean = arithmeticMean(logs);
  const variance = populationVariance(logs);
  const shannon = shares.reduce((sum, share, at) => sum - share * logs[at]!, 0);
  const middle = (observed + 1) / 2;
  const [across, along] = logs.reduce(
    ([xy, xx], value, at) => [xy + (at + 1 - middle) * (value - mean), xx + (at + 1 - middle) ** 2],
    [0, 0] as readonly [number, number],
  );
  const several = (value: number): number => (observed > 1 ? value : Number.NaN);
  return {
    observed,
    dominance: shares[0]!,
    pielou: several(shannon / Math.log(observed)),
    simpson: 1 / shares.reduce((sum, share) => sum + share * share, 0) / observed,
    heip: several(Math.expm1(shannon) / (observed - 1)),
    evar: several(1 - (2 / Math.PI) * Math.atan(variance)),
    slope: several(across / along / Math.LN10),
  };
}
