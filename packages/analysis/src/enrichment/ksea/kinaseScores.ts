import { arithmeticMean, normalTwoSided, normalUpper, sampleSd } from '../../statistics/index.ts';

/** The activity of one kinase from the changes of its substrates. */
export type KinaseScore = { readonly mean: number; readonly z: number; readonly p: number };

/** Mean and standard deviation (n − 1) of the changes of all sites. */
export function background(changes: Float64Array): { readonly mean: number; readonly sd: number } {
  const mean = arithmeticMean(changes);
  return { mean, sd: changes.every((value) => value === changes[0]) ? 0 : sampleSd(changes) };
}

/**
 * z = (mean of the substrates − mean of all sites) · √m ÷ standard deviation of all sites, with its p-value from the
 * normal distribution.
 *
 * Casado et al. 2013, Sci. Signal. 6, rs6. doi:10.1126/scisignal.2003573
 *
 * @param changes - log2 fold changes of the m measured substrates, at least one.
 */
export function kinaseScore(
  changes: Float64Array,
  all: { readonly mean: number; readonly sd: number },
  tail: 'two' | 'one',
): KinaseScore {
  const mean = arithmeticMean(changes);
  const z = ((mean - all.mean) * Math.sqrt(changes.length)) / all.sd;
  return { mean, z, p: tail === 'two' ? normalTwoSided(z) : normalUpper(Math.abs(z)) };
}
