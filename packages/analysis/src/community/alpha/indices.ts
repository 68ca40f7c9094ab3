/**
 * The indices that count how often a feature was seen. Shares do not say that; presence, Shannon, Simpson and Pielou
 * come from shares as well as from counts.
 */
export const ofCounts = [
  'chao1',
  'chao1_se',
  'ace',
  'goods_coverage',
] as const satisfies readonly (keyof AlphaIndices)[];

/** Alpha diversity of one sample; `NaN` where an index is not defined. */
export type AlphaIndices = {
  readonly observed: number;
  readonly chao1: number;
  readonly chao1_se: number;
  readonly ace: number;
  readonly shannon: number;
  readonly shannon_log2: number;
  readonly gini_simpson: number;
  readonly inv_simpson: number;
  readonly pielou: number;
  readonly goods_coverage: number;
};

/** A feature with at most this many counts is rare for ACE (Chao & Lee 1992; vegan). */
const rareLimit = 10;

/**
 * Richness and diversity of one sample, as vegan's `estimateR` and `diversity` define them.
 *
 * Chao1 is the bias-corrected form S + f₁(f₁ − 1)/(2(f₂ + 1)) (Chao 1984, doi:10.2307/4615964; Chiu et al. 2014); ACE
 * after Chao & Lee 1992, doi:10.1080/01621459.1992.10475194, and undefined when every rare feature was seen once;
 * Shannon by natural logarithm; Pielou is Shannon ÷ ln S and undefined for one feature; Good's coverage is 1 − f₁/N
 * (doi:10.1093/biomet/40.3-4.237).
 *
 * @param counts - At least 0, one a feature; at least one above 0.
 * @param whole - Whether they are counts; without, what needs counts is `NaN`.
 */
export function alphaIndices(counts: Float64Array, whole: boolean): AlphaIndices {
  const frequency = new Float64Array(rareLimit + 1);
  let [observed, total, abundant] = [0, 0, 0];
  for (const count of counts) {
    if (!(count > 0)) continue;
    observed += 1;
    total += count;
    if (count > rareLimit) abundant += 1;
    else if (whole) frequency[count]! += 1;
  }
  let [shannon, simpson] = [0, 0];
  for (const count of counts) {
    if (!(count > 0)) continue;
    const share = count / total;
    shannon -= share * Math.log(share);
    simpson += share * share;
  }
  const [single, double] = [frequency[1]!, frequency[2]!];
  const chao1 = observed + (single * (single - 1)) / (2 * (double + 1));
  return {
    observed,
    chao1: whole ? chao1 : Number.NaN,
    chao1_se: whole ? chao1Error(single, double, chao1) : Number.NaN,
    ace: whole ? aceOf(frequency, abundant) : Number.NaN,
    // −0 of a single feature is 0.
    shannon: Math.max(0, shannon),
    shannon_log2: Math.max(0, shannon) / Math.LN2,
    gini_simpson: 1 - simpson,
    inv_simpson: 1 / simpson,
    pielou: observed > 1 ? shannon / Math.log(observed) : Number.NaN,
    goods_coverage: whole ? 1 - single / total : Number.NaN,
  };
}

/** Standard error of the bias-corrected Chao1 as `estimateR` of vegan 2.6 gives it. */
function chao1Error(single: number, double: number, chao1: number): number {
  const [f1, f2] = [single, double];
  const fromShares = -(f2 ** 2) + (-2 * f2 - f1) * f1;
  const perChao =
    -1 +
    (-4 + (-5 - 2 * f2) * f2) * f2 +
    (-2 + (-1 + (2 * f2 + 2) * f2) * f2 + (4 + (6 + 4 * f2) * f2 + f1 * f2) * f1) * f1;
  const variance = (f1 * (fromShares * f1 + perChao * chao1)) / (4 * (f2 + 1) ** 4 * chao1);
  return Math.sqrt(Math.max(0, variance));
}

function aceOf(frequency: Float64Array, abundant: number): number {
  let [features, counts, pairs] = [0, 0, 0];
  for (let i = 1; i <= rareLimit; i += 1) {
    features += frequency[i]!;
    counts += i * frequency[i]!;
    pairs += i * (i - 1) * frequency[i]!;
  }
  const single = frequency[1]!;
  const coverage = 1 - single / counts;
  const variation = (pairs * features) / (coverage * counts * (counts - 1)) - 1;
  const estimate = abundant + features / coverage + (Math.max(variation, 0) * single) / coverage;
  return Number.isFinite(estimate) ? estimate : Number.NaN;
}
