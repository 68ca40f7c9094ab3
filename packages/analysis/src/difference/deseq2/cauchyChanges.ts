import { inParts, roomFor, type Job } from '../../parallel/index.ts';
import { normalTwoSided } from '../../statistics/index.ts';
import { cauchyGlm } from './cauchyGlm.ts';
import { cauchyScale } from './cauchyScale.ts';
import { changeAcross } from './contrastTests.ts';
import type { Contrast } from './contrastTests.ts';
import { rowsAtOnce } from './fitGlm.ts';
import type { Model } from './model.ts';
import type { Pipeline } from './pipeline.ts';
import { rebased } from './prepare.ts';
import type { Prepared } from './prepare.ts';

/** Changes of one contrast under a prior with heavy tails, of all features; log2, `NaN` where there is none. */
export type CauchyChanges = {
  readonly log2fc: Float64Array;
  readonly se: Float64Array;
  readonly s: Float64Array;
  /** Of the prior, natural logarithm. */
  readonly scale: number;
  readonly unsettled: number;
};

/** Larger coefficients come from zero counts and are a poor start. */
const largestStart = 8;

/**
 * The most likely changes under a Cauchy prior whose scale fits the changes of all features, as `lfcShrink(type =
 * "apeglm")`.
 *
 * A posterior may have two maxima: the search starts from no change and from the unshrunken change, and the higher
 * maximum is taken. Zhu, Ibrahim & Love 2019, doi:10.1093/bioinformatics/bty895
 */
export function cauchyChanges(found: Pipeline, prepared: Prepared, contrast: Contrast): CauchyChanges {
  const { reference, test, weights } = contrast;
  const model = reference === prepared.base ? prepared.model : rebased(prepared, reference);
  const { columns: p } = model;
  const used = Int32Array.from(found.rows.keys()).filter((at) => found.base.mean[found.rows[at]!]! > 0);
  const unshrunk = Array.from(used, (at) => changeAcross(weights, found.fits, at, p));
  const scale = cauchyScale(
    Float64Array.from(unshrunk, ({ change }) => change),
    Float64Array.from(unshrunk, ({ variance }) => variance),
  );
  const starts = startsOf(found, prepared, reference);
  const fitted = { change: roomFor(used.length), deviation: roomFor(used.length) };
  const unsettled = inParts(
    cauchyRows,
    {
      counts: found.counts,
      dispersions: found.shrunk.final,
      used,
      starts,
      model,
      base: reference,
      column: test,
      scale,
      fitted,
    },
    Math.ceil(used.length / rowsAtOnce),
  );

  const features = found.base.mean.length;
  const column = (values: Float64Array): Float64Array => {
    const whole = new Float64Array(features).fill(Number.NaN);
    used.forEach((at, i) => (whole[found.rows[at]!] = values[i]!));
    return whole;
  };
  return {
    log2fc: column(fitted.change.map((one) => one / Math.LN2)),
    se: column(fitted.deviation.map((one) => one / Math.LN2)),
    s: column(sValues(fitted.change.map((one, i) => normalTwoSided(one / fitted.deviation[i]!) / 2))),
    scale,
    unsettled: unsettled.reduce((sum, count) => sum + count, 0),
  };
}

/** The unshrunk coefficients as changes from group `base`, rows × columns. */
function startsOf(
  { fits }: Pipeline,
  { base: fitted, design, model: { columns: p } }: Prepared,
  base: number,
): Float64Array {
  const starts = fits.beta.slice();
  for (let row = 0; row < starts.length / p; row += 1) {
    const own = starts.subarray(row * p, (row + 1) * p);
    const common = own[fitted]!;
    own[fitted] = 0;
    const level = own[base]!;
    for (let group = 0; group < design.groups.length; group += 1) own[group]! -= level;
    own[base] = common + level;
  }
  return starts.map((one) => Math.min(largestStart, Math.max(-largestStart, one)));
}

type CauchyContext = {
  readonly counts: Float64Array;
  readonly dispersions: Float64Array;
  /** Rows to fit. */
  readonly used: Int32Array;
  readonly starts: Float64Array;
  readonly model: Model;
  /** The columns of the intercept, and of the change. */
  readonly base: number;
  readonly column: number;
  readonly scale: number;
  /** In the order of `used`, natural logarithms. */
  readonly fitted: { readonly change: Float64Array; readonly deviation: Float64Array };
};

/**
 * The changes of some rows; how many did not settle.
 *
 * @public Threads import it by its name.
 */
export const cauchyRows: Job<CauchyContext, number> = {
  module: import.meta.url,
  name: 'cauchyRows',
  open: ({ base, column, counts, dispersions, fitted, model, scale, starts, used }) => {
    const { columns: p, samples: n, sizeFactors } = model;
    const glm = cauchyGlm(model, column, scale);
    const [fromNone, fromFit] = [new Float64Array(p), new Float64Array(p)];
    const fitRow = (place: number): boolean => {
      const at = used[place]!;
      const own = counts.subarray(at * n, (at + 1) * n);
      const alpha = dispersions[at]!;
      fromFit.set(starts.subarray(at * p, (at + 1) * p));
      fromNone.fill(0);
      fromNone[base] = Math.log(own.reduce((sum, count, i) => sum + count / sizeFactors[i]!, 0) / n);
      const [none, fit] = [glm.descend(own, alpha, fromNone), glm.descend(own, alpha, fromFit)];
      const best = none < fit || Number.isNaN(fit) ? fromNone : fromFit;
      fitted.change[place] = best[column]!;
      fitted.deviation[place] = glm.deviation(own, alpha, best);
      return !(Number.isNaN(none) && Number.isNaN(fit));
    };
    return (part) => {
      let unsettled = 0;
      for (let place = part * rowsAtOnce; place < Math.min(used.length, (part + 1) * rowsAtOnce); place += 1)
        if (!fitRow(place)) unsettled += 1;
      return unsettled;
    };
  },
};

/**
 * The mean of the local false sign rates up to each, from the smallest on; equal ones in their order, without one none.
 *
 * Stephens 2017, doi:10.1093/biostatistics/kxw041
 */
export function sValues(rates: Float64Array): Float64Array {
  const order = Uint32Array.from(rates.keys())
    .filter((row) => !Number.isNaN(rates[row]!))
    .sort((a, b) => rates[a]! - rates[b]! || a - b);
  const s = new Float64Array(rates.length).fill(Number.NaN);
  let sum = 0;
  order.forEach((row, at) => (s[row] = (sum += rates[row]!) / (at + 1)));
  return s;
}
