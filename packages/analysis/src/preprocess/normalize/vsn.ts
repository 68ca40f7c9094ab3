import { arithmeticMean, sampleVariance, sortedPresent, sortedQuantile } from '../../statistics/index.ts';
import { quasiNewton, type Objective } from './quasiNewton.ts';

export type VsnFit = {
  /** Of each sample: h = asinh(scale · x + offset). */
  readonly offsets: Float64Array;
  readonly scales: Float64Array;
  /** log2 units: h ÷ ln 2 less a constant that makes it log2 of the value where it is large. */
  readonly values: Float64Array;
  readonly converged: boolean;
  /** Features that the last fit used. */
  readonly used: number;
};

/** Fits in turn with the features that fit best, as vsn2. */
const rounds = 7;
const slices = 5;

/**
 * Variance stabilisation: an offset and a scale for each sample such that, after asinh, the spread of features around
 * their means is the same at every level, by maximum profile likelihood made robust by least trimmed squares.
 *
 * Huber et al. 2002, doi:10.1093/bioinformatics/18.suppl_1.S96; Huber et al. 2003, doi:10.2202/1544-6115.1008.
 * Parameters, rounds and slices are those of Bioconductor's vsn2; the likelihood is taken to its maximum, where vsn2
 * stops at a relative change of 1e-8.
 *
 * @param values - Row-major, features × samples; `NaN` is missing. Not mutated.
 * @param quantile - The share of features kept in each slice of the mean.
 */
export function vsn(
  values: Float64Array,
  samples: number,
  quantile: number,
  progress: (fraction: number) => void,
): VsnFit {
  const features = values.length / samples;
  const rows = Array.from({ length: features }, (_, row) => row).filter((row) =>
    values.subarray(row * samples, (row + 1) * samples).some((value) => !Number.isNaN(value)),
  );
  const present = sortedPresent(values.map(Math.abs)).filter((value) => value > 0);
  // In this unit the middle of the data lies where asinh bends.
  const unit = sortedQuantile(present, 0.5);
  const scaled = values.map((value) => value / unit);
  let at = new Float64Array(2 * samples);
  let chosen: readonly number[] = rows;
  let converged = true;
  for (let round = 0; round < (quantile < 1 ? rounds : 1); round += 1) {
    progress(round / rounds);
    const selected = gathered(scaled, chosen, samples);
    const count = selected.reduce((sum, value) => sum + Number(!Number.isNaN(value)), 0);
    const found = quasiNewton(profileLikelihood(selected, samples), at, { most: 2_000, tolerance: 1e-9 * count });
    at = Float64Array.from(found.at);
    converged = found.converged;
    if (round < rounds - 1 && quantile < 1)
      chosen = bestFitting(transformed(scaled, at, samples), rows, samples, quantile);
  }
  const level = at.slice(samples).reduce((sum, value) => sum + value, 0) / samples;
  const shift = Math.log2((2 * Math.exp(level)) / unit);
  return {
    offsets: at.slice(0, samples),
    scales: at.slice(samples).map((value) => Math.exp(value) / unit),
    values: transformed(scaled, at, samples).map((value) => value / Math.LN2 - shift),
    converged,
    used: chosen.length,
  };
}

function gathered(values: Float64Array, rows: readonly number[], samples: number): Float64Array {
  const part = new Float64Array(rows.length * samples);
  rows.forEach((row, at) => part.set(values.subarray(row * samples, (row + 1) * samples), at * samples));
  return part;
}

/** asinh(exp(b) · y + a) of every value; `parameters` are the a, then the b. */
const transformed = (values: Float64Array, parameters: Float64Array, samples: number): Float64Array =>
  values.map((value, i) =>
    Math.asinh(Math.exp(parameters[samples + (i % samples)]!) * value + parameters[i % samples]!),
  );

/**
 * The negative log-likelihood with means and variance at their best for the given offsets a and log scales b:
 * N ⁄ 2 · ln Σ(h − row mean)² − Σ ln dh⁄dy.
 */
export function profileLikelihood(values: Float64Array, samples: number): Objective {
  const rows = values.length / samples;
  const h = new Float64Array(samples);
  const z = new Float64Array(samples);
  return (at, gradient) => {
    const factors = at.slice(samples).map(Math.exp);
    const [first, second] = [new Float64Array(samples), new Float64Array(samples)];
    const [jacobianA, jacobianB, counts] = [
      new Float64Array(samples),
      new Float64Array(samples),
      new Float64Array(samples),
    ];
    let [squares, logs, total, product] = [0, 0, 0, 1];
    for (let row = 0; row < rows; row += 1) {
      let [sum, n] = [0, 0];
      for (let j = 0; j < samples; j += 1) {
        const y = values[row * samples + j]!;
        if (y !== y) continue;
        const own = factors[j]! * y + at[j]!;
        z[j] = own;
        const root = Math.sqrt(1 + own * own);
        // asinh without the cancellation of a negative argument.
        h[j] = own < 0 ? -Math.log(root - own) : Math.log(root + own);
        sum += h[j]!;
        n += 1;
        // One logarithm for many values.
        product *= 1 + own * own;
        if (product > 1e150) {
          logs += Math.log(product);
          product = 1;
        }
        const bend = own / (1 + own * own);
        jacobianA[j]! += bend;
        jacobianB[j]! += bend * y;
        counts[j]! += 1;
      }
      const mean = sum / n;
      for (let j = 0; j < samples; j += 1) {
        const y = values[row * samples + j]!;
        if (y !== y) continue;
        const rest = h[j]! - mean;
        squares += rest * rest;
        const weighted = rest / Math.sqrt(1 + z[j]! * z[j]!);
        first[j]! += weighted;
        second[j]! += weighted * y;
      }
      total += n;
    }
    logs += Math.log(product);
    let slopes = 0;
    for (let j = 0; j < samples; j += 1) {
      gradient[j] = (total / squares) * first[j]! + jacobianA[j]!;
      gradient[samples + j] = factors[j]! * ((total / squares) * second[j]! + jacobianB[j]!) - counts[j]!;
      slopes += counts[j]! * at[samples + j]!;
    }
    return (total / 2) * Math.log(squares) + logs / 2 - slopes;
  };
}

/** The rows of smallest variance in each slice of the mean; of the lowest slice all. */
function bestFitting(h: Float64Array, rows: readonly number[], samples: number, quantile: number): readonly number[] {
  const moments = rows.map((row) => {
    const own = h.subarray(row * samples, (row + 1) * samples).filter((value) => !Number.isNaN(value));
    const mean = arithmeticMean(own);
    return {
      mean,
      variance: sampleVariance(own),
    };
  });
  const slice = sliceOf(moments.map(({ mean }) => mean));
  const limits = Array.from({ length: slices }, (_, at) =>
    sortedQuantile(
      sortedPresent(Float64Array.from(moments.flatMap(({ variance }, i) => (slice[i] === at ? [variance] : [])))),
      quantile,
    ),
  );
  return rows.filter((_, i) => slice[i] === 0 || moments[i]!.variance <= limits[slice[i]!]!);
}

/** The fifth that a mean falls into by its rank, 0 the lowest; equal ones share the mean rank. */
function sliceOf(means: readonly number[]): Int32Array {
  const order = [...means.keys()].toSorted((a, b) => means[a]! - means[b]! || a - b);
  const slice = new Int32Array(means.length);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && means[order[to]!] === means[order[from]!]) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let i = from; i < to; i += 1) slice[order[i]!] = Math.ceil(rank * (slices / means.length)) - 1;
    from = to;
  }
  return slice;
}
