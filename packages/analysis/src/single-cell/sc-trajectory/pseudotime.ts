import { lineagesFrom, neighbours, type TreeEdge } from './spanningTree.ts';

/**
 * Of each cell how far along the tree it stands, `NaN` off the tree of the root, and towards which cluster, −1 when it
 * stands at its own. `nodes` are the places of the clusters.
 */
export type Pseudotime = {
  readonly time: Float64Array;
  readonly towards: Int32Array;
  readonly paths: readonly (readonly number[])[];
  readonly nodes: Float64Array;
};

export type CellPlaces = {
  readonly points: Float64Array;
  readonly centres: Float64Array;
  readonly dimensions: number;
  readonly cluster: Int32Array;
};

/**
 * Each cell is projected on the nearest of the edges that meet at its cluster, and pseudotime is the way along the tree
 * from the root to there (Ji & Ji 2016, doi:10.1093/nar/gkw430; Bioconductor's TSCAN, mapCellsToEdges and orderCells).
 *
 * @param beyond - Cells past the end of a lineage keep their distance past it, and those before the root are counted
 * back, the earliest being 0; else they stand at the end.
 */
export function pseudotime(
  { centres, cluster, dimensions, points }: CellPlaces,
  edges: readonly TreeEdge[],
  root: number,
  beyond: boolean,
): Pseudotime {
  const paths = lineagesFrom(edges, root);
  const nodes = nodeTimes(edges, root, centres.length / dimensions);
  const time = new Float64Array(cluster.length).fill(Number.NaN);
  const towards = new Int32Array(cluster.length).fill(-1);
  const joined = Array.from(nodes, (_, node) => neighbours(edges, node));
  for (let cell = 0; cell < cluster.length; cell += 1) {
    const own = cluster[cell]!;
    if (Number.isNaN(nodes[own]!)) continue;
    if (joined[own]!.length === 0) {
      time[cell] = 0;
      continue;
    }
    let [best, at, other] = [Infinity, 0, -1];
    for (const end of joined[own]!) {
      const { along, away } = project(
        { centres, dimensions, points },
        cell,
        own,
        end,
        beyond && joined[own]!.length === 1,
      );
      if (away < best) [best, at, other] = [away, along, end];
    }
    const sign = nodes[other]! > nodes[own]! ? 1 : -1;
    time[cell] = nodes[own]! + sign * at;
    if (at !== 0) towards[cell] = other;
  }
  const first = time.reduce((least, value) => (value < least ? value : least), 0);
  return { time: time.map((value) => value - first), towards, paths, nodes: nodes.map((value) => value - first) };
}

/** Whether a cell lies on a path: on one of its edges, or at one of its clusters. */
export const isOn = (
  { time, towards }: Pseudotime,
  path: readonly number[],
  cluster: Int32Array,
  cell: number,
): boolean =>
  !Number.isNaN(time[cell]!) && path.includes(cluster[cell]!) && (towards[cell]! < 0 || path.includes(towards[cell]!));

/**
 * How far from `own` towards `end` the nearest place of the edge is, and how far away the cell is from there. With
 * `open` the edge goes on behind `own`.
 */
function project(
  { centres, dimensions, points }: Omit<CellPlaces, 'cluster'>,
  cell: number,
  own: number,
  end: number,
  open: boolean,
): { readonly along: number; readonly away: number } {
  let [dot, length] = [0, 0];
  for (let d = 0; d < dimensions; d += 1) {
    const side = centres[end * dimensions + d]! - centres[own * dimensions + d]!;
    dot += (points[cell * dimensions + d]! - centres[own * dimensions + d]!) * side;
    length += side * side;
  }
  length = Math.sqrt(length);
  if (length === 0) return { along: 0, away: 0 };
  const along = Math.min(length, open ? dot / length : Math.max(0, dot / length));
  let away = 0;
  for (let d = 0; d < dimensions; d += 1) {
    const centre = centres[own * dimensions + d]!;
    away +=
      (points[cell * dimensions + d]! - centre - (along * (centres[end * dimensions + d]! - centre)) / length) ** 2;
  }
  return { along, away };
}

/** The way from the root to every cluster; `NaN` where none leads. */
function nodeTimes(edges: readonly TreeEdge[], root: number, count: number): Float64Array {
  const times = new Float64Array(count).fill(Number.NaN);
  times[root] = 0;
  const open = [root];
  for (const node of open) {
    for (const { a, b, length } of edges) {
      const other = a === node ? b : b === node ? a : -1;
      if (other < 0 || !Number.isNaN(times[other]!)) continue;
      times[other] = times[node]! + length;
      open.push(other);
    }
  }
  return times;
}
