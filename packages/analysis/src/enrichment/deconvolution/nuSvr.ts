import { choleskyInPlace, choleskySolve } from '../../linear/index.ts';

/** The weights of a linear fit, and whether the search for them came to its end. */
export type LinearFit = { readonly weights: Float64Array; readonly settled: boolean };

const mostRounds = 100;
const tolerance = 1e-13;
/** A fit with a larger gap counts as not converged. */
const enough = 1e-8;

/**
 * Linear ν-support vector regression with C = 1 (Schölkopf et al. 2000, doi:10.1162/089976600300015565), the problem
 * that libsvm's `nu-regression` solves.
 *
 * Every row has a multiplier above the tube and one below it, each within 0…1, and each kind sums to ν · rows / 2. As
 * there are few columns, the problem is solved by an interior point method whose steps take rows × columns² (Mehrotra's
 * predictor and corrector); pairs of multipliers as in libsvm would take thousands of times as long where columns are
 * alike.
 *
 * @param x - rows × columns, row-major.
 */
export function nuSvr(x: Float64Array, columns: number, y: Float64Array, nu: number): LinearFit {
  const n = y.length;
  const size = 2 * n;
  const sign = (at: number): number => (at < n ? 1 : -1);
  const a = new Float64Array(size).fill(nu / 2);
  const [low, high] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  // Of the two sums: of all multipliers with their sign, and of all of them.
  const level = [0, 0];
  const weights = new Float64Array(columns);
  const slope = new Float64Array(size);
  const [inverse, factor] = [new Float64Array(size), new Float64Array(columns * columns)];

  const weigh = (): void => {
    weights.fill(0);
    for (let i = 0; i < n; i += 1)
      for (let c = 0; c < columns; c += 1) weights[c]! += (a[i]! - a[n + i]!) * x[i * columns + c]!;
  };
  /** (D + Z Zᵀ)⁻¹ of a vector, by the columns. */
  const solve = (v: Float64Array): Float64Array => {
    const inner = new Float64Array(columns);
    for (let i = 0; i < n; i += 1) {
      const one = v[i]! * inverse[i]! - v[n + i]! * inverse[n + i]!;
      for (let c = 0; c < columns; c += 1) inner[c]! += one * x[i * columns + c]!;
    }
    choleskySolve(factor, columns, inner);
    return v.map((value, at) => {
      let sum = 0;
      for (let c = 0, row = (at % n) * columns; c < columns; c += 1) sum += x[row + c]! * inner[c]!;
      return inverse[at]! * (value - sign(at) * sum);
    });
  };
  // The last fit unaffected by rounding: very near the optimum a multiplier cannot be distinguished from its bound.
  let best = { weights: weights.slice(), gap: Infinity };
  for (let round = 0; round < mostRounds; round += 1) {
    weigh();
    let gap = 0;
    let far = 0;
    for (let at = 0; at < size; at += 1) {
      const i = at % n;
      let fitted = 0;
      for (let c = 0; c < columns; c += 1) fitted += x[i * columns + c]! * weights[c]!;
      slope[at] = sign(at) * (fitted - y[i]!) - sign(at) * level[0]! - level[1]! - low[at]! + high[at]!;
      gap += a[at]! * low[at]! + (1 - a[at]!) * high[at]!;
      far = Math.max(far, Math.abs(slope[at]!));
    }
    gap /= 2 * size;
    if (!Number.isFinite(gap) || !weights.every(Number.isFinite)) break;
    best = { weights: weights.slice(), gap: Math.max(gap, far * 1e-3) };
    if (gap < tolerance && far < 1e-10) break;

    for (let at = 0; at < size; at += 1) inverse[at] = 1 / (low[at]! / a[at]! + high[at]! / (1 - a[at]!));
    factor.fill(0);
    for (let i = 0; i < n; i += 1) {
      const weight = inverse[i]! + inverse[n + i]!;
      for (let r = 0; r < columns; r += 1) {
        const share = weight * x[i * columns + r]!;
        for (let c = 0; c <= r; c += 1) factor[r * columns + c]! += share * x[i * columns + c]!;
      }
    }
    for (let c = 0; c < columns; c += 1) factor[c * columns + c]! += 1;
    if (Number.isNaN(choleskyInPlace(factor, columns))) break;
    const parts = [
      solve(Float64Array.from({ length: size }, (_, at) => sign(at))),
      solve(new Float64Array(size).fill(1)),
    ];
    const sums = (v: Float64Array): [number, number] => {
      let [one, other] = [0, 0];
      v.forEach((value, at) => {
        one += sign(at) * value;
        other += value;
      });
      return [one, other];
    };
    const [[s00, s01], [, s11]] = parts.map(sums) as [[number, number], [number, number]];
    const missing: readonly [number, number] = (([one, other]) => [-one, nu * n - other] as const)(sums(a));
    /** The Newton step towards products of `target`, corrected by the second-order term of the last step. */
    const stepTo = (target: number, products: readonly [Float64Array, Float64Array] | null) => {
      const aim = (at: number): readonly [number, number] => [
        (target - (products?.[0][at] ?? 0)) / a[at]! - low[at]!,
        (target - (products?.[1][at] ?? 0)) / (1 - a[at]!) - high[at]!,
      ];
      const free = solve(
        slope.map((value, at) => {
          const [l, h] = aim(at);
          return -value + l - h;
        }),
      );
      const [f0, f1] = sums(free);
      const det = s00 * s11 - s01 * s01;
      const [r0, r1] = [missing[0] - f0, missing[1] - f1];
      const d = [(r0 * s11 - r1 * s01) / det, (r1 * s00 - r0 * s01) / det] as const;
      const da = free.map((value, at) => value + parts[0]![at]! * d[0] + parts[1]![at]! * d[1]);
      const dl = da.map((value, at) => aim(at)[0] - (low[at]! / a[at]!) * value);
      const dh = da.map((value, at) => aim(at)[1] + (high[at]! / (1 - a[at]!)) * value);
      let [first, second] = [1, 1];
      for (let at = 0; at < size; at += 1) {
        if (da[at]! < 0) first = Math.min(first, -a[at]! / da[at]!);
        if (da[at]! > 0) first = Math.min(first, (1 - a[at]!) / da[at]!);
        if (dl[at]! < 0) second = Math.min(second, -low[at]! / dl[at]!);
        if (dh[at]! < 0) second = Math.min(second, -high[at]! / dh[at]!);
      }
      return { d, da, dl, dh, first, second };
    };
    const guess = stepTo(0, null);
    let after = 0;
    for (let at = 0; at < size; at += 1) {
      const b = a[at]! + guess.first * guess.da[at]!;
      after += b * (low[at]! + guess.second * guess.dl[at]!) + (1 - b) * (high[at]! + guess.second * guess.dh[at]!);
    }
    const target = gap * (after / (2 * size) / gap) ** 3;
    const step = stepTo(target, [
      guess.da.map((value, at) => value * guess.dl[at]!),
      guess.da.map((value, at) => -value * guess.dh[at]!),
    ]);
    const reach = Math.min(1, 0.995 * step.first, 0.995 * step.second);
    for (let at = 0; at < size; at += 1) {
      a[at]! += reach * step.da[at]!;
      low[at]! += reach * step.dl[at]!;
      high[at]! += reach * step.dh[at]!;
    }
    level[0]! += reach * step.d[0];
    level[1]! += reach * step.d[1];
  }
  return { weights: best.weights, settled: best.gap < enough };
}
