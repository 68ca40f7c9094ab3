import type { Graph } from './sharedNeighbours.ts';
import type { Neighbours } from './nearestNeighbours.ts';

/**
 * The graph of all pairs of which one is a neighbour of the other; what a point gives its neighbours, in the order of
 * `index`, is joined with what they give back, 0 where they do not.
 *
 * @param given - One value for each neighbour of each point.
 */
export function joinedGraph(
  { index, k }: Pick<Neighbours, 'index' | 'k'>,
  given: Float64Array,
  join: (there: number, back: number) => number,
): Graph {
  const n = index.length / k;
  const own = Int32Array.from({ length: n + 1 }, (_, i) => i * k);
  const received = transposed({ starts: own, to: index, weight: given }, n);
  // Turned twice, the neighbours of a point are in ascending order.
  const sorted = transposed(received, n);
  const starts = new Int32Array(n + 1);
  const [to, weight] = [new Int32Array(2 * index.length), new Float64Array(2 * index.length)];
  let next = 0;
  for (let i = 0; i < n; i += 1) {
    let [a, b] = [sorted.starts[i]!, received.starts[i]!];
    const [endA, endB] = [sorted.starts[i + 1]!, received.starts[i + 1]!];
    while (a < endA || b < endB) {
      const j = Math.min(a < endA ? sorted.to[a]! : n, b < endB ? received.to[b]! : n);
      const there = a < endA && sorted.to[a] === j ? sorted.weight[a++]! : 0;
      const back = b < endB && received.to[b] === j ? received.weight[b++]! : 0;
      to[next] = j;
      weight[next++] = join(there, back);
    }
    starts[i + 1] = next;
  }
  return { starts, to: to.slice(0, next), weight: weight.slice(0, next) };
}

function transposed({ starts, to, weight }: Graph, n: number): Graph {
  const turned = new Int32Array(n + 1);
  for (const j of to) turned[j + 1]! += 1;
  for (let i = 0; i < n; i += 1) turned[i + 1]! += turned[i]!;
  const next = turned.slice();
  const [heads, values] = [new Int32Array(to.length), new Float64Array(to.length)];
  for (let i = 0; i < n; i += 1) {
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const place = next[to[at]!]!++;
      heads[place] = i;
      values[place] = weight[at]!;
    }
  }
  return { starts: turned, to: heads, weight: values };
}
