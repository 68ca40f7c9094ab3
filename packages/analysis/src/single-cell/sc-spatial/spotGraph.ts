import { InputError } from '../../model/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';

/** Which spots are neighbours of spot i: `to[starts[i]…starts[i+1]]`, ascending. */
export type SpotGraph = { readonly starts: Int32Array; readonly to: Int32Array };

/** The `k` nearest others of each spot; of equal distances the earlier one. */
export function nearestSpots(x: Float64Array, y: Float64Array, k: number): SpotGraph {
  const n = x.length;
  const found = nearestNeighbours(
    Float64Array.from({ length: 2 * n }, (_, at) => (at % 2 === 0 ? x : y)[at >> 1]!),
    n,
    2,
    k,
  );
  const to = found.index.slice();
  for (let i = 0; i < n; i += 1) to.subarray(i * found.k, (i + 1) * found.k).sort();
  return { starts: Int32Array.from({ length: n + 1 }, (_, i) => i * found.k), to };
}

/** All others within a distance. @throws {InputError} When nearly all spots are neighbours of each other. */
export function spotsWithin(x: Float64Array, y: Float64Array, radius: number): SpotGraph {
  const n = x.length;
  const order = Int32Array.from(x, (_, i) => i).sort((a, b) => x[a]! - x[b]!);
  const [starts, pairs] = [new Int32Array(n + 1), [] as number[]];
  for (let at = 0; at < n; at += 1) {
    const i = order[at]!;
    for (let other = at + 1; other < n && x[order[other]!]! - x[i]! <= radius; other += 1) {
      const j = order[other]!;
      if ((x[j]! - x[i]!) ** 2 + (y[j]! - y[i]!) ** 2 <= radius ** 2) pairs.push(i, j);
    }
    if (pairs.length > 20_000_000)
      throw new InputError(
        [
          {
            code: 'radius-too-large',
            severity: 'error',
            input: 'radius',
            what: `半径 ${radius} 内的邻居太多，超过 1,000 万对`,
            remedy: '请调小半径，单位与坐标相同；或改用“最近的 k 个”',
          },
        ],
        'parameter',
      );
  }
  for (const i of pairs) starts[i + 1]! += 1;
  for (let i = 0; i < n; i += 1) starts[i + 1]! += starts[i]!;
  const [to, next] = [new Int32Array(pairs.length), starts.slice()];
  for (let at = 0; at < pairs.length; at += 2) {
    to[next[pairs[at]!]!++] = pairs[at + 1]!;
    to[next[pairs[at + 1]!]!++] = pairs[at]!;
  }
  for (let i = 0; i < n; i += 1) to.subarray(starts[i]!, starts[i + 1]!).sort();
  return { starts, to };
}
