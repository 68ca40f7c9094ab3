import type { Neighbours } from './nearestNeighbours.ts';

/** An undirected graph, both directions stored: the neighbours of node i are `to[starts[i]…starts[i+1]]`, ascending. */
export type Graph = { readonly starts: Int32Array; readonly to: Int32Array; readonly weight: Float64Array };

/**
 * Cells joined by the share of neighbours they have in common: |A ∩ B| / |A ∪ B| of their neighbour sets, each holding
 * the cell itself; edges below `prune` are left out (Seurat's FindNeighbors, prune 1/15).
 */
export function sharedNeighbours({ index, k }: Neighbours, prune = 1 / 15): Graph {
  const n = index.length / k;
  const size = k + 1;
  const holders = Array.from({ length: n }, (_, i): number[] => [i]);
  for (let i = 0; i < n; i += 1) for (let at = i * k; at < (i + 1) * k; at += 1) holders[index[at]!]!.push(i);
  const common = new Int32Array(n);
  const starts = new Int32Array(n + 1);
  const [to, weight]: [number[], number[]] = [[], []];
  for (let i = 0; i < n; i += 1) {
    const met: number[] = [];
    const visit = (member: number): void => {
      for (const j of holders[member]!) {
        if (common[j] === 0) met.push(j);
        common[j]! += 1;
      }
    };
    visit(i);
    for (let at = i * k; at < (i + 1) * k; at += 1) visit(index[at]!);
    for (const j of met.toSorted((a, b) => a - b)) {
      const share = common[j]! / (2 * size - common[j]!);
      if (j !== i && share >= prune) {
        to.push(j);
        weight.push(share);
      }
      common[j] = 0;
    }
    starts[i + 1] = to.length;
  }
  return { starts, to: Int32Array.from(to), weight: Float64Array.from(weight) };
}
