/**
 * How far the neighbours on the map are neighbours in the data: 1 is perfect, about 0.5 is chance.
 *
 * Venna & Kaski 2001, doi:10.1007/3-540-44668-0_68: 1 − 2/(n·k·(2n − 3k − 1)) · Σ (rank in the data − k) over the k
 * nearest on the map that are not among the k nearest in the data.
 *
 * @param points - n × `dimensions`; `map` n × 2.
 */
export function trustworthiness(
  points: Float64Array,
  dimensions: number,
  map: Float64Array,
  n: number,
  k: number,
): number {
  const order = (table: Float64Array, width: number, i: number): Int32Array => {
    const distance = Float64Array.from({ length: n }, (_, j) => {
      let sum = 0;
      for (let d = 0; d < width; d += 1) sum += (table[i * width + d]! - table[j * width + d]!) ** 2;
      return sum;
    });
    return Int32Array.from({ length: n }, (_, j) => j)
      .filter((j) => j !== i)
      .sort((a, b) => distance[a]! - distance[b]! || a - b);
  };
  let penalty = 0;
  for (let i = 0; i < n; i += 1) {
    const rank = new Int32Array(n);
    order(points, dimensions, i).forEach((j, at) => (rank[j] = at + 1));
    for (const j of order(map, 2, i).subarray(0, k)) if (rank[j]! > k) penalty += rank[j]! - k;
  }
  return 1 - (2 / (n * k * (2 * n - 3 * k - 1))) * penalty;
}
