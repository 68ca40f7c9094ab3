import { rowMoments } from '../../rows/index.ts';
import { median } from '../../statistics/index.ts';
import { leastSquares } from './leastSquares.ts';

/** The powers that WGCNA tries. */
const powers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20] as const;
const breaks = 10;

/** How well the connectivity under one power follows a power law, and how connected the features are. */
export type PowerFit = {
  readonly power: number;
  /** R² of log10 p(k) on log10 k. */
  readonly r2: number;
  readonly slope: number;
  /** Adjusted R² of the truncated exponential. */
  readonly r2Truncated: number;
  readonly meanK: number;
  readonly medianK: number;
  readonly maxK: number;
};

/**
 * The table by which a power is chosen (WGCNA's `pickSoftThreshold`, 10 bins).
 *
 * @param similarity - size × size, 0 on the diagonal. Not mutated.
 */
export function powerFits(similarity: Float64Array, size: number): PowerFit[] {
  return connectivities(similarity, size).map((k, at) => {
    const { mean, max } = rowMoments(k);
    return { power: powers[at]!, ...scaleFreeFit(k), meanK: mean, medianK: median(k), maxK: max };
  });
}

/** Of every power, the sums of adjacency of each feature. */
function connectivities(similarity: Float64Array, size: number): Float64Array[] {
  const k = powers.map(() => new Float64Array(size));
  const value = new Float64Array(powers.length);
  const steps = powers.map((power, at) => power - (powers[at - 1] ?? 0));
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const one = similarity[i * size + j]!;
      const square = one * one;
      let raised = 1;
      for (let at = 0; at < steps.length; at += 1) value[at] = raised *= steps[at] === 1 ? one : square;
      for (let at = 0; at < steps.length; at += 1) {
        k[at]![i]! += value[at]!;
        k[at]![j]! += value[at]!;
      }
    }
  }
  return k;
}

/** WGCNA's `scaleFreeFitIndex`: connectivity in ten equal bins; an empty bin counts with its middle and 1e-9. */
function scaleFreeFit(k: Float64Array): Pick<PowerFit, 'r2' | 'slope' | 'r2Truncated'> {
  const { max, min } = rowMoments(k);
  const width = (max - min) / breaks;
  const sums = new Float64Array(breaks);
  const counts = new Float64Array(breaks);
  // Bins are open on the left and closed on the right (R's `cut`).
  const edges = Float64Array.from({ length: breaks - 1 }, (_, at) => min + width * (at + 1));
  for (const value of k) {
    let bin = 0;
    while (bin < breaks - 1 && value > edges[bin]!) bin += 1;
    sums[bin]! += value;
    counts[bin]! += 1;
  }
  const place = sums.map((sum, bin) => {
    const mean = sum / counts[bin]!;
    return mean > 0 ? mean : min + width * (bin + 0.5);
  });
  const logK = place.map(Math.log10);
  const logP = counts.map((count) => Math.log10(count / k.length + 1e-9));
  const line = leastSquares(logP, [logK]);
  const curve = leastSquares(logP, [logK, place]);
  return { r2: line.r2, slope: line.coefficients[0]!, r2Truncated: 1 - ((1 - curve.r2) * (breaks - 1)) / (breaks - 3) };
}

/** Powers by number of samples for a network that reaches no scale-free fit (the WGCNA authors' advice). */
const bySamples = [
  [20, 9, 18],
  [30, 8, 16],
  [40, 7, 14],
  [Infinity, 6, 12],
] as const;

/** The chosen power, and whether the network reached the fit asked for. */
export type ChosenPower = { readonly power: number; readonly reached: boolean };

/** The least power whose fit exceeds `cut` with a falling slope; where none does, one by the number of samples. */
export function choosePower(fits: readonly PowerFit[], cut: number, samples: number, signed: boolean): ChosenPower {
  const found = fits.find(({ r2, slope }) => r2 > cut && slope < 0);
  if (found) return { power: found.power, reached: true };
  const [, unsignedPower, signedPower] = bySamples.find(([below]) => samples < below)!;
  return { power: signed ? signedPower : unsignedPower, reached: false };
}
