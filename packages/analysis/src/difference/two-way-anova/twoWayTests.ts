import { fisherUpper } from '../../statistics/index.ts';
import type { LevelMoments } from '../../group-tests/index.ts';
import { effectBases, effects } from './effectBases.ts';
import type { BadDesign, Effect, EffectBases, SquaresType } from './effectBases.ts';

/** Figures of one effect, one a feature; `NaN` where undefined. */
export type EffectTest = {
  readonly squares: Float64Array;
  readonly df: Float64Array;
  readonly f: Float64Array;
  readonly p: Float64Array;
  readonly eta: Float64Array;
};
export type Outcome = BadDesign | 'tested' | 'no-replicate' | 'constant';
export type TwoWayTests = {
  readonly effects: Readonly<Record<Effect, EffectTest>>;
  readonly residual: Float64Array;
  readonly dfResidual: Float64Array;
  readonly outcome: readonly Outcome[];
};

/** Spread within the cells that is rounding only, as a share of the mean. */
const rounding = 1e-14;

/**
 * Two-way analysis of variance of every feature from the moments of its cells.
 *
 * The residual is the spread within the cells; `eta` is the partial η² = SS ÷ (SS + residual SS).
 *
 * @param moments - Features × cells, `a × b` cells, the second factor fastest.
 */
export function twoWayTests(moments: LevelMoments, a: number, b: number, type: SquaresType): TwoWayTests {
  const cells = a * b;
  const rows = moments.n.length / cells;
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  const test = (): EffectTest => ({ squares: column(), df: column(), f: column(), p: column(), eta: column() });
  const found = { group: test(), factor: test(), interaction: test() };
  const [residual, dfResidual] = [column(), column()];
  const known = new Map<string, EffectBases | BadDesign>();

  const outcome = Array.from({ length: rows }, (_, row): Outcome => {
    const counts = moments.n.subarray(row * cells, (row + 1) * cells);
    const key = counts.join();
    const bases = known.get(key) ?? effectBases(counts, a, b, type);
    known.set(key, bases);
    if (typeof bases === 'string') return bases;
    const { df, means, within } = cellFigures(moments, row, cells);
    if (df < 1) return 'no-replicate';
    if (within === 0) return 'constant';
    residual[row] = within;
    dfResidual[row] = df;
    for (const effect of effects) fill(found[effect], row, bases[effect], means, within, df);
    return 'tested';
  });
  return { effects: found, residual, dfResidual, outcome };
}

/**
 * √n × (cell mean − mean of all), the squares within the cells (0 when they are rounding) and their degrees of freedom.
 */
function cellFigures(
  { mean, n, squares }: LevelMoments,
  row: number,
  cells: number,
): { readonly means: Float64Array; readonly within: number; readonly df: number } {
  let [count, total, within, present, largest] = [0, 0, 0, 0, 0];
  for (let at = row * cells; at < (row + 1) * cells; at += 1) {
    if (n[at] === 0) continue;
    count += n[at]!;
    total += n[at]! * mean[at]!;
    within += squares[at]!;
    present += 1;
    largest = Math.max(largest, Math.abs(mean[at]!));
  }
  const centre = total / count;
  const means = Float64Array.from({ length: cells }, (_, cell) =>
    n[row * cells + cell] === 0 ? 0 : Math.sqrt(n[row * cells + cell]!) * (mean[row * cells + cell]! - centre),
  );
  return { means, within: within <= count * (rounding * largest) ** 2 ? 0 : within, df: count - present };
}

function fill(
  test: EffectTest,
  row: number,
  basis: readonly Float64Array[],
  means: Float64Array,
  within: number,
  df: number,
): void {
  if (basis.length === 0) return;
  let squares = 0;
  for (const unit of basis) {
    let share = 0;
    for (let cell = 0; cell < means.length; cell += 1) share += unit[cell]! * means[cell]!;
    squares += share * share;
  }
  test.squares[row] = squares;
  test.df[row] = basis.length;
  test.f[row] = squares / basis.length / (within / df);
  test.p[row] = fisherUpper(test.f[row]!, basis.length, df);
  test.eta[row] = squares / (squares + within);
}
