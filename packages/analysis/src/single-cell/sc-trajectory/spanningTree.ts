import { maximum } from '../../extremes/index.ts';
/** An undirected edge between two clusters. */
export type TreeEdge = { readonly a: number; readonly b: number; readonly length: number };

/**
 * The minimum spanning tree of points by Euclidean distance (Prim 1957, doi:10.1002/j.1538-7305.1957.tb01515.x), edges
 * longer than `longest` left out; so may be more than one tree. Of equal lengths the earlier points are joined. Edges
 * in order, a < b.
 *
 * @param points - n × `dimensions`, row-major.
 */
export function spanningTree(points: Float64Array, dimensions: number, longest = Infinity): TreeEdge[] {
  const n = points.length / dimensions;
  const length = (i: number, j: number): number => {
    let sum = 0;
    for (let d = 0; d < dimensions; d += 1) sum += (points[i * dimensions + d]! - points[j * dimensions + d]!) ** 2;
    return Math.sqrt(sum);
  };
  const near = new Float64Array(n).fill(Infinity);
  const from = new Int32Array(n).fill(-1);
  const inside = new Uint8Array(n);
  const edges: TreeEdge[] = [];
  for (let step = 0, next = 0; step < n; step += 1) {
    inside[next] = 1;
    if (from[next]! >= 0)
      edges.push({ a: Math.min(next, from[next]!), b: Math.max(next, from[next]!), length: near[next]! });
    for (let i = 0; i < n; i += 1) {
      if (inside[i] === 1) continue;
      const distance = length(next, i);
      if (distance < near[i]!) {
        near[i] = distance;
        from[i] = next;
      }
    }
    next = near.reduce((best, value, i) => (inside[i] === 0 && (best < 0 || value < near[best]!) ? i : best), -1);
  }
  return edges.filter((edge) => edge.length <= longest).sort((one, other) => one.a - other.a || one.b - other.b);
}

/**
 * Paths from the root to every end of its tree, in the order of the ends; the root alone when nothing is joined to it.
 */
export function lineagesFrom(edges: readonly TreeEdge[], root: number): number[][] {
  const lineages: number[][] = [];
  const walk = (path: readonly number[]): void => {
    const here = path.at(-1)!;
    const next = neighbours(edges, here).filter((other) => other !== path.at(-2));
    if (next.length === 0) lineages.push([...path]);
    for (const other of next) walk([...path, other]);
  };
  walk([root]);
  return lineages.sort((one, other) => other.length - one.length || one.at(-1)! - other.at(-1)!);
}

export const neighbours = (edges: readonly TreeEdge[], node: number): number[] =>
  edges.flatMap(({ a, b }) => (a === node ? [b] : b === node ? [a] : [])).sort((one, other) => one - other);

/**
 * Where nobody says where to begin: of the largest tree the end from which the paths to the other ends pass most
 * clusters on average, as slingshot (Street et al. 2018, doi:10.1186/s12864-018-4772-0); of equal ends the first.
 */
export function likelyRoot(edges: readonly TreeEdge[], sizes: ArrayLike<number>): number {
  const nodes = Array.from({ length: sizes.length }, (_, i) => i);
  const reached = nodes.map((node) => new Set(lineagesFrom(edges, node).flat()));
  const cells = reached.map((set) => [...set].reduce((sum, node) => sum + sizes[node]!, 0));
  const most = maximum(cells);
  const ends = nodes.filter((node) => cells[node] === most && neighbours(edges, node).length <= 1);
  const span = (node: number): number => {
    const lineages = lineagesFrom(edges, node);
    return lineages.reduce((sum, path) => sum + path.length, 0) / lineages.length;
  };
  return ends.reduce((best, node) => (span(node) > span(best) ? node : best));
}
