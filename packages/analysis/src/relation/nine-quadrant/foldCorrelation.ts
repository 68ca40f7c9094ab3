import { arithmeticMean, studentTwoSided } from '../../statistics/index.ts';
import { ranksOf } from '../../kernel/index.ts';
import { spearmanP } from '../../correlation/index.ts';

/** Correlation of two columns; `NaN` below three pairs or where one does not vary. */
export type FoldCorrelation = {
  readonly n: number;
  readonly r: number;
  readonly p: number;
  readonly rho: number;
  readonly rhoP: number;
};

export function foldCorrelation(x: Float64Array, y: Float64Array): FoldCorrelation {
  const n = x.length;
  const [a, b] = [n > 0 ? ranksOf(x) : x, n > 0 ? ranksOf(y) : y];
  const [r, rho] = [pearson(x, y), pearson(a, b)];
  const ties = new Set(x).size < n || new Set(y).size < n;
  return {
    n,
    r,
    p: n < 3 ? Number.NaN : studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2),
    rho,
    rhoP: Number.isNaN(rho) ? Number.NaN : spearmanP(rho, n, ties),
  };
}

function pearson(x: Float64Array, y: Float64Array): number {
  if (x.length < 3) return Number.NaN;
  const [mx, my] = [arithmeticMean(x), arithmeticMean(y)];
  let [xx, yy, xy] = [0, 0, 0];
  for (let i = 0; i < x.length; i += 1) {
    const [a, b] = [x[i]! - mx, y[i]! - my];
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  return xx > 0 && yy > 0 ? Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))) : Number.NaN;
}
