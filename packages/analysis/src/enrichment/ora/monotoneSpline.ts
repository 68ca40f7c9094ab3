import { maximum } from '../../extremes/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';

const degree = 3;
const inner = [0.2, 0.4, 0.6, 0.8];

/** The cubic B-splines of clamped knots at one place (de Boor's recursion). */
function basisAt(x: number, knots: readonly number[]): Float64Array {
  const count = knots.length - degree - 1;
  let span = degree;
  while (span < count - 1 && x >= knots[span + 1]!) span += 1;
  const values = new Float64Array(count);
  const found = [1];
  for (let order = 1; order <= degree; order += 1) {
    let saved = 0;
    for (let at = 0; at < order; at += 1) {
      const [low, high] = [knots[span + 1 - order + at]!, knots[span + 1 + at]!];
      const part = high === low ? 0 : found[at]! / (high - low);
      found[at] = saved + (high - x) * part;
      saved = (x - low) * part;
    }
    found.push(saved);
  }
  found.forEach((value, at) => (values[span - degree + at] = value));
  return values;
}

/** Solves a small symmetric system; a column without a pivot counts as 0. */
function solve(matrix: readonly Float64Array[], right: Float64Array, chosen: readonly number[]): Float64Array {
  const size = chosen.length;
  const rows = chosen.map((i) => Float64Array.from([...chosen.map((j) => matrix[i]![j]!), right[i]!]));
  const scale = maximum(chosen.map((i) => matrix[i]![i]!));
  const dead = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    if (Math.abs(rows[at]![at]!) < scale * 1e-12) {
      dead[at] = 1;
      continue;
    }
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue;
      const factor = rows[other]![at]! / rows[at]![at]!;
      if (factor !== 0)
        for (let column = at; column <= size; column += 1) rows[other]![column]! -= factor * rows[at]![column]!;
    }
  }
  return Float64Array.from(rows, (row, at) => (dead[at] ? 0 : row[size]! / row[at]!));
}

/** Least squares with coefficients that are not negative (Lawson & Hanson 1974), from the normal equations. */
function nonNegative(gram: readonly Float64Array[], right: Float64Array): Float64Array {
  const count = right.length;
  const solution = new Float64Array(count);
  const passive = new Set<number>();
  const limit = 1e-10 * Math.max(maximum(right.map(Math.abs)), 1e-300);
  for (let round = 0; round < 30 * count; round += 1) {
    const slope = right.map((value, i) => value - gram[i]!.reduce((sum, cell, j) => sum + cell * solution[j]!, 0));
    let best = -1;
    for (let i = 0; i < count; i += 1)
      if (!passive.has(i) && slope[i]! > limit && (best < 0 || slope[i]! > slope[best]!)) best = i;
    if (best < 0) break;
    passive.add(best);
    for (;;) {
      const chosen = [...passive].toSorted((a, b) => a - b);
      const trial = solve(gram, right, chosen);
      if (trial.every((value) => value > 0)) {
        solution.fill(0);
        chosen.forEach((i, at) => (solution[i] = trial[at]!));
        break;
      }
      let step = 1;
      chosen.forEach((i, at) => {
        if (trial[at]! <= 0) step = Math.min(step, solution[i]! / (solution[i]! - trial[at]!));
      });
      chosen.forEach((i, at) => (solution[i]! += step * (trial[at]! - solution[i]!)));
      for (const i of chosen)
        if (solution[i]! <= 1e-14) {
          solution[i] = 0;
          passive.delete(i);
        }
      if (passive.size === 0) break;
    }
  }
  return solution;
}

/**
 * A curve that only rises (or only falls) through shares of 0 and 1, by least squares: cubic I-splines with inner knots
 * at the fifths of `x` and coefficients that are not negative.
 *
 * Ramsay 1988, Statistical Science 3, 425. doi:10.1214/ss/1177012761
 *
 * @param rising - Whether it rises; else it falls.
 * @returns The height at each `x`, not below 0.
 */
export function monotoneSpline(x: Float64Array, y: ArrayLike<number>, rising: boolean): Float64Array {
  const along = rising ? x : x.map((value) => -value);
  const sorted = along.slice().sort();
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const between = [...new Set(inner.map((share) => sortedQuantile(sorted, share)))].filter(
    (knot) => knot > low && knot < high,
  );
  const ends = (value: number): number[] => Array.from({ length: degree + 1 }, () => value);
  const knots = [...ends(low), ...between, ...ends(high)];
  const count = knots.length - degree - 1;
  // Each column is the sum of a B-spline and all after it, so that a coefficient of 0 or more makes a step up.
  const columns = Array.from(along, (value) => {
    const basis = basisAt(value, knots);
    for (let at = count - 2; at >= 0; at -= 1) basis[at]! += basis[at + 1]!;
    return basis;
  });
  const gram = Array.from({ length: count }, () => new Float64Array(count));
  const right = new Float64Array(count);
  columns.forEach((row, feature) => {
    for (let i = 0; i < count; i += 1) {
      right[i]! += row[i]! * y[feature]!;
      for (let j = 0; j < count; j += 1) gram[i]![j]! += row[i]! * row[j]!;
    }
  });
  const coefficients = nonNegative(gram, right);
  return Float64Array.from(columns, (row) => row.reduce((sum, value, at) => sum + value * coefficients[at]!, 0));
}
