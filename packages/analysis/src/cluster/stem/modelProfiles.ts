/** Two distances that differ by less are equal: correlations carry rounding. */
export const tolerance = 1e-9;

/**
 * Each row less its mean, over its length: the inner product of two such rows is their correlation. A row without
 * variation is `NaN`.
 */
export function standardized(values: Float64Array, width: number): Float64Array {
  const made = new Float64Array(values.length);
  for (let from = 0; from < values.length; from += width) {
    let mean = 0;
    for (let j = 0; j < width; j += 1) mean += values[from + j]! / width;
    let squares = 0;
    for (let j = 0; j < width; j += 1) squares += (values[from + j]! - mean) ** 2;
    const length = Math.sqrt(squares);
    for (let j = 0; j < width; j += 1) made[from + j] = (values[from + j]! - mean) / length;
  }
  return made;
}

/**
 * Every course from 0 that changes by at most `units` whole units in each step, except the flat one; the first step
 * varies slowest.
 */
function candidates(points: number, units: number): Float64Array {
  const steps = 2 * units + 1;
  const count = steps ** (points - 1);
  const values = new Float64Array((count - 1) * points);
  for (let code = 0, at = 0; code < count; code += 1) {
    if (code === (count - 1) / 2) continue;
    for (let j = 1, rest = code, place = count / steps; j < points; j += 1, place /= steps) {
      const step = Math.floor(rest / place);
      rest -= step * place;
      values[at * points + j] = values[at * points + j - 1]! + step - units;
    }
    at += 1;
  }
  return values;
}

/**
 * Distinct courses that represent all of them: the first falls by one unit a step, each further one is the course
 * farthest (in 1 − r) from its nearest chosen course, the first of equal ones. Fewer than asked for when the others
 * only repeat a shape.
 *
 * Ernst, Nau & Bar-Joseph 2005, doi:10.1093/bioinformatics/bti1022
 *
 * @returns One row a course, `points` wide, each from 0.
 */
export function modelProfiles(points: number, units: number, most: number): Float64Array {
  const all = candidates(points, units);
  const shapes = standardized(all, points);
  const count = all.length / points;
  const nearest = new Float64Array(count).fill(Infinity);
  const chosen: number[] = [];
  for (let next = fallingByOne(all, points); chosen.length < most;) {
    chosen.push(next);
    let best = tolerance;
    let found = -1;
    for (let at = 0; at < count; at += 1) {
      let r = 0;
      for (let j = 0; j < points; j += 1) r += shapes[at * points + j]! * shapes[next * points + j]!;
      if (1 - r < nearest[at]!) nearest[at] = 1 - r;
      if (nearest[at]! > best + tolerance) [best, found] = [nearest[at]!, at];
    }
    if (found < 0) break;
    next = found;
  }
  return Float64Array.from(chosen.flatMap((at) => Array.from(all.subarray(at * points, (at + 1) * points))));
}

function fallingByOne(all: Float64Array, points: number): number {
  for (let at = 0; at * points < all.length; at += 1) {
    let falls = true;
    for (let j = 0; j < points; j += 1) falls &&= all[at * points + j] === -j;
    if (falls) return at;
  }
  throw new RangeError('no course falls by one unit');
}
