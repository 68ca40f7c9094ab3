import { permutationP, type Shuffles } from '../../permutations/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { smallSvd } from './smallSvd.ts';

/** Coordinates of the same samples on as many axes; `axes[k][sample]`. */
export type Configuration = readonly Float64Array[];

export type Superimposed = {
  /** The first, centred; of unit size when `symmetric`. */
  readonly target: Configuration;
  /** The second, centred, turned and scaled to the first. */
  readonly rotated: Configuration;
  /**
   * k × k, row-major: coordinates on the axes of the second (rows) become coordinates on those of the first (columns).
   */
  readonly rotation: Float64Array;
  readonly scale: number;
  /** Sum of squared distances between the two; m² when `symmetric`. */
  readonly ss: number;
  /** How well the two agree, √(1 − m²) of the symmetric form, 0…1. */
  readonly r: number;
};

/** Mean 0 on every axis. */
const centred = (axes: Configuration): Float64Array[] =>
  axes.map((axis) => {
    const mean = arithmeticMean(axis);
    return axis.map((value) => value - mean);
  });
const sizeOf = (axes: Configuration): number =>
  axes.reduce((sum, axis) => axis.reduce((part, value) => part + value * value, sum), 0);
const unit = (axes: Configuration): Float64Array[] => {
  const length = Math.sqrt(sizeOf(axes));
  return axes.map((axis) => axis.map((value) => value / length));
};

/** XᵀY of two configurations, k × k. `order` takes the samples of X in another order. */
function crossProduct(x: Configuration, y: Configuration, order?: Int32Array): Float64Array {
  const k = x.length;
  const products = new Float64Array(k * k);
  for (let a = 0; a < k; a += 1) {
    for (let b = 0; b < k; b += 1) {
      let sum = 0;
      for (let i = 0; i < y[b]!.length; i += 1) sum += x[a]![order ? order[i]! : i]! * y[b]![i]!;
      products[a * k + b] = sum;
    }
  }
  return products;
}

/**
 * Turns, mirrors and scales one configuration onto another by least squares (Gower 1971; Peres-Neto & Jackson 2001,
 * doi:10.1007/s004420100720), as `procrustes` of vegan. `symmetric` gives both unit size first, so that the order of
 * the two does not matter.
 *
 * @param first - As many axes as `second`, at least one; neither is a single point.
 */
export function superimpose(first: Configuration, second: Configuration, symmetric: boolean): Superimposed {
  const k = first.length;
  const [x, y] = symmetric ? [unit(centred(first)), unit(centred(second))] : [centred(first), centred(second)];
  const { u, v, values } = smallSvd(crossProduct(x, y), k);
  const trace = values.reduce((sum, value) => sum + value, 0);
  const [sizeX, sizeY] = [sizeOf(x), sizeOf(y)];
  const scale = trace / sizeY;
  // V·Uᵀ: a point of the second on the left of it comes to lie on the axes of the first.
  const rotation = new Float64Array(k * k);
  for (let a = 0; a < k; a += 1)
    for (let b = 0; b < k; b += 1) for (let c = 0; c < k; c += 1) rotation[a * k + b]! += v[a * k + c]! * u[b * k + c]!;
  const rotated = x.map((axis, b) =>
    axis.map((_, i) => scale * y.reduce((sum, own, a) => sum + own[i]! * rotation[a * k + b]!, 0)),
  );
  const ss = Math.max(0, sizeX + scale * scale * sizeY - 2 * scale * trace);
  return { target: x, rotated, rotation, scale, ss, r: Math.min(1, trace / Math.sqrt(sizeX * sizeY)) };
}

/** The chance that samples paired at random agree as well: `protest` of vegan (Jackson 1995, Écoscience 2, 297). */
export function protest(
  first: Configuration,
  second: Configuration,
  r: number,
  { count, size, values }: Shuffles,
): number {
  const [x, y] = [unit(centred(first)), unit(centred(second))];
  const permuted = Float64Array.from({ length: count }, (_, b) =>
    smallSvd(crossProduct(x, y, values.subarray(b * size, (b + 1) * size)), x.length).values.reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
  return permutationP(r, permuted);
}
