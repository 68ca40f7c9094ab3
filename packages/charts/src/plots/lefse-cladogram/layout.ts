import type { Finding } from '../../parts/lefse/index.ts';

/** A clade on the circle; angles in radians clockwise from the top, the root at depth 0. */
export type CladeNode = {
  readonly clade: Finding | null;
  readonly depth: number;
  readonly parent: number;
  readonly angle: number;
  /** What its tips cover. */
  readonly from: number;
  readonly to: number;
};

const fullTurn = Math.PI * 2;
/** An open wedge at the top, so that first and last do not touch. */
const opening = 0.06;

/** The parent of a path among those drawn: the longest that it continues. */
function parentOf(path: string, indexOf: ReadonlyMap<string, number>): number {
  for (let end = path.lastIndexOf('|'); end > 0; end = path.lastIndexOf('|', end - 1)) {
    const found = indexOf.get(path.slice(0, end));
    if (found !== undefined) return found;
  }
  return 0;
}

/** Clades as a tree on a circle, tips evenly apart; the first node is the root. */
export function circleLayout(clades: readonly Finding[]): CladeNode[] {
  const sorted = clades.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const indexOf = new Map(sorted.map(({ path }, at) => [path, at + 1]));
  const parents = [-1, ...sorted.map(({ path }) => parentOf(path, indexOf))];
  const depth = parents.map(() => 0);
  const children: number[][] = parents.map(() => []);
  const depthOf = (node: number): number =>
    node === 0 ? 0 : depth[node] || (depth[node] = depthOf(parents[node]!) + 1);
  parents.forEach((parent, node) => {
    depthOf(node);
    if (parent >= 0) children[parent]!.push(node);
  });
  const tips = children.filter((own, node) => node > 0 && own.length === 0).length || 1;
  const step = (fullTurn - opening) / tips;
  const spans: [number, number][] = parents.map(() => [0, 0]);
  let next = opening / 2;
  const place = (node: number): void => {
    if (children[node]!.length === 0) {
      spans[node] = [next, next + step];
      next += step;
      return;
    }
    for (const child of children[node]!) place(child);
    spans[node] = [spans[children[node]![0]!]![0], spans[children[node]!.at(-1)!]![1]];
  };
  place(0);
  return parents.map((parent, node) => ({
    clade: node === 0 ? null : sorted[node - 1]!,
    depth: depth[node]!,
    parent,
    angle: (spans[node]![0] + spans[node]![1]) / 2,
    from: spans[node]![0],
    to: spans[node]![1],
  }));
}
