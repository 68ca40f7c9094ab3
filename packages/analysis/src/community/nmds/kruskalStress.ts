/** Pairs of samples in the order of their dissimilarity; `tieEnds[b]` is where the b-th run of equal ones ends. */
export type OrderedPairs = { readonly size: number; readonly first: Int32Array; readonly second: Int32Array; readonly dissimilarity: Float64Array; readonly tieEnds: Int32Array };

/** Stress of a configuration, with what the figure and the search need. All in the order of the pairs. */
export type StressState = { readonly stress: number; readonly distance: Float64Array; readonly fitted: Float64Array; readonly gradient: Float64Array };

/** @param values - size², symmetric, zero diagonal. */
export function orderPairs(values: Float64Array, size: number): OrderedPairs {
  const cells: number[] = [];
  for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) cells.push(i * size + j);
  const order = Int32Array.from(cells).sort((a, b) => values[a]! - values[b]! || a - b);
  const dissimilarity = Float64Array.from(order, (cell) => values[cell]!);
  const ends: number[] = [];
  for (let at = 0; at < order.length; at += 1) if (at + 1 === order.length || dissimilarity[at + 1] !== dissimilarity[at]) ends.push(at + 1);
  return { size, first: order.map((cell) => Math.floor(cell / size)), second: order.map((cell) => cell % size), dissimilarity, tieEnds: Int32Array.from(ends) };
}

/**
 * Kruskal's stress 1 with weak ties (Kruskal 1964, doi:10.1007/BF02289565): √(Σ(d − d̂)² ÷ Σd²), d̂ the monotone regression of the
 * distances on the order of the dissimilarities; among equal dissimilarities the distances may keep their own order.
 *
 * @param points - size × dimensions, row-major. The gradient has its shape; it is 0 where the stress is.
 */
export function kruskalStress(points: Float64Array, dimensions: number, pairs: OrderedPairs): StressState {
  const { first, second } = pairs;
  const count = first.length;
  const distance = new Float64Array(count);
  let squares = 0;
  for (let at = 0; at < count; at += 1) {
    const i = first[at]! * dimensions;
    const j = second[at]! * dimensions;
    let sum = 0;
    for (let k = 0; k < dimensions; k += 1) sum += (points[i + k]! - points[j + k]!) ** 2;
    squares += sum;
    distance[at] = Math.sqrt(sum);
  }
  const fitted = monotone(distance, pairs.tieEnds);
  let misfit = 0;
  for (let at = 0; at < count; at += 1) misfit += (distance[at]! - fitted[at]!) ** 2;
  const stress = Math.sqrt(misfit / squares);
  const gradient = new Float64Array(points.length);
  if (!(misfit > 0)) return { stress: squares > 0 ? 0 : Number.NaN, distance, fitted, gradient };
  for (let at = 0; at < count; at += 1) {
    const d = distance[at]!;
    if (!(d > 0)) continue;
    const pull = (stress * ((d - fitted[at]!) / misfit - d / squares)) / d;
    const i = first[at]! * dimensions;
    const j = second[at]! * dimensions;
    for (let k = 0; k < dimensions; k += 1) {
      const step = pull * (points[i + k]! - points[j + k]!);
      gradient[i + k]! += step;
      gradient[j + k]! -= step;
    }
  }
  return { stress, distance, fitted, gradient };
}

/** Pool-adjacent-violators; runs of ties are sorted by distance first. */
function monotone(distance: Float64Array, tieEnds: Int32Array): Float64Array {
  const count = distance.length;
  const place = tieEnds.length < count ? placesOf(distance, tieEnds) : undefined;
  const sum = new Float64Array(count);
  const length = new Int32Array(count);
  let blocks = 0;
  for (let at = 0; at < count; at += 1) {
    sum[blocks] = distance[place ? place[at]! : at]!;
    length[blocks] = 1;
    blocks += 1;
    while (blocks > 1 && sum[blocks - 2]! * length[blocks - 1]! >= sum[blocks - 1]! * length[blocks - 2]!) {
      sum[blocks - 2]! += sum[blocks - 1]!;
      length[blocks - 2]! += length[blocks - 1]!;
      blocks -= 1;
    }
  }
  const fitted = new Float64Array(count);
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const mean = sum[block]! / length[block]!;
    for (let end = at + length[block]!; at < end; at += 1) fitted[place ? place[at]! : at] = mean;
  }
  return fitted;
}

/** Longer runs are left to the engine's own sort, which takes long to begin. */
const shortRun = 24;

/** Places in the order of the regression: runs of ties by their distance. */
function placesOf(distance: Float64Array, tieEnds: Int32Array): Int32Array {
  const place = new Int32Array(distance.length);
  let from = 0;
  for (const to of tieEnds) {
    for (let at = from; at < to; at += 1) place[at] = at;
    if (to - from > shortRun) place.subarray(from, to).sort((a, b) => distance[a]! - distance[b]! || a - b);
    else {
      for (let at = from + 1; at < to; at += 1) {
        let free = at;
        for (; free > from && distance[place[free - 1]!]! > distance[at]!; free -= 1) place[free] = place[free - 1]!;
        place[free] = at;
      }
    }
    from = to;
  }
  return place;
}
