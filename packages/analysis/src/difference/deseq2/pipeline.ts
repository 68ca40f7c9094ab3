import { InputError } from '../../model/index.ts';
import { baseMeans } from './baseMeans.ts';
import type { BaseMeans } from './baseMeans.ts';
import { cooksCutoff, cooksDistances, judgedSamples, largestCooks } from './cooks.ts';
import { fitGlm, fitLevel } from './fitGlm.ts';
import type { GlmFits } from './fitGlm.ts';
import { geneDispersions } from './geneDispersions.ts';
import type { GeneDispersions } from './geneDispersions.ts';
import type { Progress } from './progress.ts';
import { inCellsOf } from './model.ts';
import type { Model } from './model.ts';
import { priorWidth } from './priorVariance.ts';
import type { PriorWidth } from './priorVariance.ts';
import { replacedCounts } from './replacedCounts.ts';
import { shrunkenDispersions } from './shrunkenDispersions.ts';
import type { ShrunkenDispersions } from './shrunkenDispersions.ts';
import { dispersionTrend } from './trend.ts';
import type { Trend, TrendKind } from './trend.ts';

/** The model to hold the full one against in a likelihood ratio test; `null`: the intercept alone. */
export type Reduced = { readonly model: Model | null };

export type PipelineOptions = {
  /** The form to try first; a parametric one gives way to a local regression where it does not fit. */
  readonly trend: TrendKind;
  /** Replaces outlying counts in groups with enough replicates and fits their features again. */
  readonly replace: boolean;
  /** The smaller model of a likelihood ratio test; `null`: no such test. */
  readonly reduced: Reduced | null;
};

/** Dispersions and regressions of some features, one place a feature. */
type Features = {
  readonly gene: GeneDispersions;
  readonly fitted: Float64Array;
  readonly shrunk: ShrunkenDispersions;
  readonly fits: GlmFits;
  /** Of the likelihood ratio test; empty without one. */
  readonly ratio: Float64Array;
};

/** Everything up to the tests, of the features with a read. */
export type Pipeline = Features & {
  /** Of those rows: the counts that were fitted, outliers replaced. */
  readonly counts: Float64Array;
  /** The matrix rows with a read. */
  readonly rows: Int32Array;
  /** Of all rows, outliers replaced. */
  readonly base: BaseMeans;
  readonly trend: Trend;
  readonly width: PriorWidth;
  /** Cook's distances of the original counts, and for each feature the largest one that is judged. */
  readonly cooks: Float64Array;
  readonly maxCooks: Float64Array;
  readonly cutoff: number;
  /** 1: counts of this feature were replaced and it was fitted again. */
  readonly replaced: Uint8Array;
};

/** Number of replicates from which an outlying count is replaced. */
const replicatesToReplace = 7;

/**
 * Estimates dispersions, regressions and Cook's distances for given size factors, and again where outlying counts were
 * replaced.
 *
 * @param counts - Row-major, all features × samples.
 * @throws {InputError} When no feature varies more than chance alone.
 */
export function pipeline(counts: Float64Array, model: Model, options: PipelineOptions, progress: Progress): Pipeline {
  const { columns: p, samples: n } = model;
  const base = baseMeans(counts, model.sizeFactors);
  const rows = Int32Array.from(base.mean.keys()).filter((row) => base.mean[row]! > 0);
  const own = picked(counts, rows, n);
  const ownBase = { mean: picked(base.mean, rows, 1), variance: picked(base.variance, rows, 1) };
  const gene = geneDispersions(own, ownBase, model, (share) => progress(share * 0.4));
  const trend = dispersionTrend(ownBase.mean, gene.estimates, options.trend);
  if (!trend)
    throw failure(
      '所有特征的离散度都接近 0，无法估计离散度与均值的关系',
      '请检查数据是否为原始计数；技术重复或模拟数据没有生物学变异，不适合这种方法',
    );
  const fitted = ownBase.mean.map(trend.at);
  const width = priorWidth(gene.estimates, fitted, n - p);
  const shrunk = shrunkenDispersions(own, gene, fitted, width, model, (share) => progress(0.4 + share * 0.35));
  const features = {
    gene,
    fitted,
    shrunk,
    ...regressions(own, shrunk.final, model, options.reduced, (share) => progress(0.75 + share * 0.2)),
  };
  // DESeq2 judges counts by the fit of the tests, but beside a likelihood ratio test by that of the gene-wise dispersions.
  const means = options.reduced ? gene.means : features.fits.means;
  const cooks = cooksDistances(own, { leverages: features.fits.leverages, means }, model);
  const cutoff = cooksCutoff(model);
  const found: Pipeline = {
    ...features,
    counts: own,
    rows,
    base,
    trend,
    width,
    cooks,
    cutoff,
    maxCooks: largestCooks(cooks, n, judgedSamples(model)),
    replaced: new Uint8Array(rows.length),
  };
  const replaceable = inCellsOf(model, replicatesToReplace);
  return options.replace && replaceable.includes(true)
    ? refitted(found, own, base, model, replaceable, options)
    : found;
}

function regressions(
  counts: Float64Array,
  dispersions: Float64Array,
  model: Model,
  reduced: Reduced | null,
  progress: Progress,
): Pick<Features, 'fits' | 'ratio'> {
  const fits = fitGlm(counts, dispersions, model, (share) => progress(reduced ? share / 2 : share));
  if (!reduced) return { fits, ratio: new Float64Array(0) };
  const less = reduced.model
    ? fitGlm(counts, dispersions, reduced.model, (share) => progress(0.5 + share / 2)).logLikelihood
    : fitLevel(counts, dispersions, model.sizeFactors);
  return { fits, ratio: fits.logLikelihood.map((value, row) => 2 * (value - less[row]!)) };
}

/** Fits features with an outlying count again with that count replaced; the trend and the prior stay the same. */
function refitted(
  found: Pipeline,
  counts: Float64Array,
  base: BaseMeans,
  model: Model,
  replaceable: readonly boolean[],
  options: PipelineOptions,
): Pipeline {
  const { columns: p, samples: n } = model;
  const { counts: changed, rows: flagged } = replacedCounts(
    counts,
    found.cooks,
    found.cutoff,
    model.sizeFactors,
    replaceable,
  );
  const after = baseMeans(changed, model.sizeFactors);
  const again = flagged.filter((row) => after.mean[row]! > 0);
  if (again.length === 0) return found;
  const own = picked(changed, again, n);
  const ownBase = { mean: picked(after.mean, again, 1), variance: picked(after.variance, again, 1) };
  const quiet = (): void => undefined;
  const gene = geneDispersions(own, ownBase, model, quiet);
  const fitted = ownBase.mean.map(found.trend.at);
  const shrunk = shrunkenDispersions(own, gene, fitted, found.width, model, quiet);
  const { fits, ratio } = regressions(own, shrunk.final, model, options.reduced, quiet);
  const merged = <T extends Float64Array | Uint8Array>(whole: T, part: T, width: number): T => {
    const copy = whole.slice() as T;
    again.forEach((row, i) => copy.set(part.subarray(i * width, (i + 1) * width), row * width));
    return copy;
  };
  const mean = base.mean.slice();
  const variance = base.variance.slice();
  found.rows.forEach((row, i) => ([mean[row], variance[row]] = [after.mean[i]!, after.variance[i]!]));
  const replaced = new Uint8Array(found.rows.length);
  flagged.forEach((row) => (replaced[row] = 1));
  const still = judgedSamples(model).map((judged, i) => judged && !replaceable[i]);
  return {
    ...found,
    counts: changed,
    gene: {
      estimates: merged(found.gene.estimates, gene.estimates, 1),
      means: merged(found.gene.means, gene.means, n),
    },
    fitted: merged(found.fitted, fitted, 1),
    shrunk: {
      map: merged(found.shrunk.map, shrunk.map, 1),
      final: merged(found.shrunk.final, shrunk.final, 1),
      outlier: merged(found.shrunk.outlier, shrunk.outlier, 1),
    },
    fits: {
      beta: merged(found.fits.beta, fits.beta, p),
      covariance: merged(found.fits.covariance, fits.covariance, p * p),
      means: merged(found.fits.means, fits.means, n),
      leverages: merged(found.fits.leverages, fits.leverages, n),
      logLikelihood: merged(found.fits.logLikelihood, fits.logLikelihood, 1),
      unsettled: found.fits.unsettled + fits.unsettled,
    },
    ratio: options.reduced ? merged(found.ratio, ratio, 1) : found.ratio,
    base: { mean, variance },
    maxCooks: replaceable.every(Boolean)
      ? found.maxCooks.map(() => Number.NaN)
      : found.maxCooks.map((_, row) => largestStill(found.cooks, n, row, still)),
    replaced,
  };
}

/** The largest distance among samples whose counts cannot be replaced; 0 when only replaced ones are judged. */
function largestStill(cooks: Float64Array, n: number, row: number, still: readonly boolean[]): number {
  return still.reduce((most, judged, i) => (judged ? Math.max(most, cooks[row * n + i]!) : most), 0);
}

function picked(values: Float64Array, rows: Int32Array, width: number): Float64Array {
  const found = new Float64Array(rows.length * width);
  rows.forEach((row, i) => found.set(values.subarray(row * width, (row + 1) * width), i * width));
  return found;
}

const failure = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'no-dispersion', severity: 'error', input: 'matrix', what, remedy }]);
