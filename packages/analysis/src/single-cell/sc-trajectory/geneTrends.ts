import { orthonormalize } from '../../linear/index.ts';
import type { CellCounts } from '../../model/index.ts';
import { fisherUpper, sortedQuantile, studentTwoSided } from '../../statistics/index.ts';
import { byGene } from '../../cells/index.ts';

/** One gene along one lineage. */
export type GeneTrend = {
  readonly gene: number;
  readonly rho: number;
  readonly f: number;
  readonly p: number;
  readonly pRho: number;
};
/** Natural cubic splines over pseudotime, orthonormal over the cells; the first is the constant. */
export type SplineBasis = {
  readonly units: readonly Float64Array[];
  readonly df1: number;
  readonly df2: number;
  readonly at: (time: number) => Float64Array;
};

/** The cells of one path with what was found along it. */
export type Lineage = {
  readonly name: string;
  readonly path: readonly number[];
  readonly cells: Int32Array;
  readonly basis: SplineBasis | null;
  readonly genes: readonly GeneTrend[];
  readonly adjusted: Float64Array;
};

/**
 * The space of `splines::ns(time, df)` with its intercept: inner knots at the quantiles, straight beyond the outermost
 * cells. Knots that fall together, as where many cells share one time, count once.
 */
export function splineBasis(time: Float64Array, df: number): SplineBasis {
  const sorted = time.slice().sort();
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const inner = Array.from({ length: df - 1 }, (_, i) => sortedQuantile(sorted, (i + 1) / df));
  const knots = [...new Set([low, ...inner, high])].map((knot) => (knot - low) / (high - low || 1));
  const raw = (at: number): number[] => naturalBasis((at - low) / (high - low || 1), knots);
  const size = raw(low).length;
  const columns = Array.from({ length: size }, () => new Float64Array(time.length));
  time.forEach((at, i) => raw(at).forEach((value, k) => (columns[k]![i] = value)));
  const units = orthonormalize(
    columns.map((column) => column.slice()),
    [],
  );
  // Too few different times for so many columns.
  if (units.length < size && df > 1) return splineBasis(time, df - 1);
  // Each unit vector as a combination of the raw columns: R of the decomposition, solved forward.
  const along = units.map((unit) => columns.map((column) => dot(unit, column)));
  const at = (place: number): Float64Array => {
    const values = raw(place);
    const found = new Float64Array(units.length);
    for (let k = 0; k < units.length; k += 1) {
      let rest = values[k]!;
      for (let j = 0; j < k; j += 1) rest -= along[j]![k]! * found[j]!;
      found[k] = rest / along[k]![k]!;
    }
    return found;
  };
  return { units, df1: units.length - 1, df2: time.length - units.length, at };
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

/** 1, x and the truncated cubics that are straight beyond the outer knots (Hastie et al. 2009, eq. 5.4). */
function naturalBasis(x: number, knots: readonly number[]): number[] {
  const last = knots.length - 1;
  const cubic = (value: number): number => (value > 0 ? value ** 3 : 0);
  const d = (k: number): number => (cubic(x - knots[k]!) - cubic(x - knots[last]!)) / (knots[last]! - knots[k]!);
  return [1, x, ...Array.from({ length: Math.max(0, last - 1) }, (_, k) => d(k) - d(last - 1))];
}

/**
 * Whether a gene changes along a lineage: F of the splines against the mean (as TSCAN's testPseudotime), and Spearman's
 * rho with its t approximation. Only genes found in at least `least` of the cells.
 *
 * @param expression - Of the cells of the lineage, in the order of `time`.
 */
export function geneTrends(expression: CellCounts, time: Float64Array, basis: SplineBasis, least: number): GeneTrend[] {
  const genes = byGene(expression);
  const n = time.length;
  const timeRanks = centredRanks(time);
  const timeSpread = timeRanks.reduce((sum, value) => sum + value * value, 0);
  return expression.genes.flatMap((_, gene): GeneTrend[] => {
    const [from, to] = [genes.starts[gene]!, genes.starts[gene + 1]!];
    if (to - from < least) return [];
    const { cells, values } = { cells: genes.cells.subarray(from, to), values: genes.values.subarray(from, to) };
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    const total = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) + (n - values.length) * mean ** 2;
    if (!(total > 1e-24 * mean ** 2 * n)) return [];
    const explained = basis.units
      .slice(1)
      .reduce((sum, unit) => sum + cells.reduce((part, cell, at) => part + unit[cell]! * values[at]!, 0) ** 2, 0);
    const f = explained / basis.df1 / (Math.max(0, total - explained) / basis.df2);
    const rho = sparseRho(cells, values, timeRanks, timeSpread);
    const t = rho / Math.sqrt((1 - rho * rho) / (n - 2));
    return [{ gene, rho, f, p: fisherUpper(f, basis.df1, basis.df2), pRho: studentTwoSided(t, n - 2) }];
  });
}

/** The fitted curve of a gene at places along the lineage. */
export function fittedCurve(values: Float64Array, basis: SplineBasis, places: Float64Array): Float64Array {
  const shares = basis.units.map((unit) => dot(unit, values));
  return places.map((place) => basis.at(place).reduce((sum, value, k) => sum + value * shares[k]!, 0));
}

/** Mean ranks less their mean. */
function centredRanks(values: Float64Array): Float64Array {
  const order = Int32Array.from(values, (_, i) => i).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1;
    for (let i = from; i < to; i += 1) ranks[order[i]!] = (from + 1 + to) / 2 - (values.length + 1) / 2;
    from = to;
  }
  return ranks;
}

/** Spearman's rho of a gene whose zeros are not stored; the zeros share the lowest rank. */
function sparseRho(cells: Int32Array, values: Float64Array, timeRanks: Float64Array, timeSpread: number): number {
  const n = timeRanks.length;
  const zeros = n - cells.length;
  const middle = (n + 1) / 2;
  const low = (zeros + 1) / 2 - middle;
  const order = Int32Array.from(values, (_, i) => i).sort((a, b) => values[a]! - values[b]!);
  // The ranks of time sum to zero, so ranks may be counted from that of the zeros.
  let [both, spread] = [0, zeros * low * low];
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1;
    const rank = zeros + (from + 1 + to) / 2 - middle;
    for (let i = from; i < to; i += 1) both += (rank - low) * timeRanks[cells[order[i]!]!]!;
    spread += (to - from) * rank * rank;
    from = to;
  }
  return spread > 0 && timeSpread > 0 ? both / Math.sqrt(spread * timeSpread) : Number.NaN;
}
