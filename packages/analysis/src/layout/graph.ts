/**
 * An undirected graph without loops and repeated lines: node i's neighbours are `targets[starts[i]…starts[i+1]]`, with
 * the weights beside them.
 */
export type Graph = {
  readonly size: number;
  readonly starts: Int32Array;
  readonly targets: Int32Array;
  readonly weights: Float64Array;
};

/** The graph of lines between nodes 0 … size − 1. @param weight - Positive. */
export function graphOf(
  size: number,
  source: ArrayLike<number>,
  target: ArrayLike<number>,
  weight: ArrayLike<number>,
): Graph {
  const starts = new Int32Array(size + 1);
  for (let e = 0; e < source.length; e += 1) {
    starts[source[e]! + 1]! += 1;
    starts[target[e]! + 1]! += 1;
  }
  for (let i = 0; i < size; i += 1) starts[i + 1]! += starts[i]!;
  const next = starts.slice();
  const targets = new Int32Array(2 * source.length);
  const weights = new Float64Array(2 * source.length);
  const put = (from: number, to: number, value: number): void => {
    targets[next[from]!] = to;
    weights[next[from]!] = value;
    next[from]! += 1;
  };
  for (let e = 0; e < source.length; e += 1) {
    put(source[e]!, target[e]!, weight[e]!);
    put(target[e]!, source[e]!, weight[e]!);
  }
  return { size, starts, targets, weights };
}

/**
 * How many shortest paths between other nodes lead over each node, every line counting as one step; igraph's
 * `betweenness(directed = FALSE)` without weights.
 *
 * Brandes 2001, J. Math. Sociol. 25, 163. doi:10.1080/0022250X.2001.9990249
 */
export function betweenness({ size, starts, targets }: Graph): Float64Array {
  const total = new Float64Array(size);
  for (let source = 0; source < size; source += 1) {
    const distance = new Int32Array(size).fill(-1);
    const paths = new Float64Array(size);
    const share = new Float64Array(size);
    const order = [source];
    distance[source] = 0;
    paths[source] = 1;
    for (let head = 0; head < order.length; head += 1) {
      const node = order[head]!;
      for (let e = starts[node]!; e < starts[node + 1]!; e += 1) {
        const other = targets[e]!;
        if (distance[other] === -1) {
          distance[other] = distance[node]! + 1;
          order.push(other);
        }
        if (distance[other] === distance[node]! + 1) paths[other]! += paths[node]!;
      }
    }
    for (let at = order.length - 1; at > 0; at -= 1) {
      const node = order[at]!;
      for (let e = starts[node]!; e < starts[node + 1]!; e += 1) {
        const before = targets[e]!;
        if (distance[before] === distance[node]! - 1)
          share[before]! += (paths[before]! / paths[node]!) * (1 + share[node]!);
      }
      total[node]! += share[node]!;
    }
  }
  return total.map((value) => value / 2);
}

/**
 * Newman's modularity of a division, weighted.
 *
 * Newman 2004, Phys. Rev. E 70, 056131. doi:10.1103/PhysRevE.70.056131
 */
export function modularity({ size, starts, targets, weights }: Graph, module: ArrayLike<number>): number {
  const all = weights.reduce((sum, value) => sum + value, 0);
  const strength = new Map<number, number>();
  let inside = 0;
  for (let node = 0; node < size; node += 1) {
    for (let e = starts[node]!; e < starts[node + 1]!; e += 1) {
      strength.set(module[node]!, (strength.get(module[node]!) ?? 0) + weights[e]!);
      if (module[targets[e]!] === module[node]) inside += weights[e]!;
    }
  }
  return all === 0 ? 0 : inside / all - [...strength.values()].reduce((sum, value) => sum + (value / all) ** 2, 0);
}
