import { minimum } from '../../extremes/index.ts';
import { blended, localQuadratic } from './localRegression.ts';
import type { Points } from './localRegression.ts';
import { simulatedResiduals } from './simulatedResiduals.generated.ts';

const [steps, fineSteps, bins, largest] = [200, 1000, 40, 8];
const span = 0.2;
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The variance of a normal that, added to ln χ²/df, scatters like the residuals: where the smoothed Kullback–Leibler
 * divergence of the two histograms is least.
 *
 * Love, Huber & Anders 2014, doi:10.1186/s13059-014-0550-8, with the simulated residuals of DESeq2.
 *
 * @param df - 1, 2 or 3.
 */
export function crowdedVariance(residuals: Float64Array, df: number): number {
  const observed = density(histogram(residuals));
  const simulated = countsOf(simulatedResiduals[df - 1]!);
  const divergence = Float64Array.from({ length: steps }, (_, step) =>
    kullbackLeibler(observed, density(simulated.subarray(step * bins, (step + 1) * bins))),
  );
  const points: Points = {
    x: Float64Array.from(divergence, (_, step) => (largest * step) / (steps - 1)),
    y: divergence,
    weights: null,
  };
  const count = Math.floor(steps * span + 1e-5);
  const margin = 0.005 * largest;
  // The vertices where `loess` fits: cells are halved until they hold at most a fifth of a neighbourhood.
  const vertices = [-margin, ...cuts(points.x, 0, steps - 1, Math.floor(count * 0.2)), largest + margin].map((at) =>
    localQuadratic(points, at, count),
  );
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < fineSteps; step += 1) {
    const x = (largest * step) / (fineSteps - 1);
    const to = vertices.findIndex(({ at }) => x <= at);
    const value = blended(vertices[to - 1]!, vertices[to]!, x, 0);
    if (value < least) [best, least] = [x, value];
  }
  return best;
}

function cuts(x: Float64Array, from: number, to: number, most: number): number[] {
  if (to - from + 1 <= most) return [];
  const middle = Math.floor((from + to + 2) / 2) - 1;
  return [...cuts(x, from, middle, most), x[middle]!, ...cuts(x, middle + 1, to, most)];
}

/** Bins of ½ from −10 to 10, closed at the right; what lies outside is left out. */
function histogram(values: Float64Array): Float64Array {
  const counts = new Float64Array(bins);
  for (const value of values) if (value > -10 && value < 10) counts[Math.max(0, Math.ceil((value + 10) * 2) - 1)]! += 1;
  return counts;
}

const density = (counts: Float64Array): Float64Array => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / (total * 0.5));
};

function kullbackLeibler(observed: Float64Array, simulated: Float64Array): number {
  const small = minimum([...observed, ...simulated].filter((value) => value > 0));
  return observed.reduce(
    (sum, value, i) => sum + value * (Math.log(value + small) - Math.log(simulated[i]! + small)),
    0,
  );
}

function countsOf(coded: string): Float64Array {
  return Float64Array.from(
    { length: coded.length / 2 },
    (_, i) => digits.indexOf(coded[2 * i]!) * 64 + digits.indexOf(coded[2 * i + 1]!),
  );
}
