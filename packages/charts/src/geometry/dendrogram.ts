/** One joining of a tree in R's signs: −i is leaf i, +k the cluster made by step k, both from 1. */
export type Merge = {
  readonly a: ArrayLike<number>;
  readonly b: ArrayLike<number>;
  readonly height: ArrayLike<number>;
};

/** The ∩ of one step: two feet and a bar. Positions count leaves from 0 in drawing order. */
export type Joint = {
  readonly left: number;
  readonly right: number;
  readonly leftHeight: number;
  readonly rightHeight: number;
  readonly height: number;
};

/** The leaves from left to right, by their number in the data from 0: side a before side b, as R's `order`. */
export function leafOrder({ a, b }: Merge): number[] {
  const order: number[] = [];
  const stack = [a.length];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (node < 0) order.push(-node - 1);
    else if (node > 0) stack.push(b[node - 1]!, a[node - 1]!);
  }
  return order;
}

/** The place of each leaf, by its number in the data. */
export function leafPositions(merge: Merge): Float64Array {
  const position = new Float64Array(merge.a.length + 1);
  leafOrder(merge).forEach((leaf, place) => (position[leaf] = place));
  return position;
}

/**
 * Where every joint of a tree is drawn; loops instead of recursion, since chains reach thousands of steps.
 *
 * @param position - Of each leaf, by its number in the data from 0.
 * @throws {RangeError} When a step names a cluster that does not exist yet.
 */
export function dendrogramJoints(merge: Merge, position: ArrayLike<number>): Joint[] {
  const middle = new Float64Array(merge.height.length);
  return Array.from({ length: merge.height.length }, (_, step) => {
    const side = (node: number): [position: number, height: number] => {
      if (node < 0) return [position[-node - 1]!, 0];
      if (node > step || node === 0) throw new RangeError(`step ${step + 1} joins the unknown cluster ${node}`);
      return [middle[node - 1]!, merge.height[node - 1]!];
    };
    const one = side(merge.a[step]!);
    const other = side(merge.b[step]!);
    const [left, right] = one[0] <= other[0] ? [one, other] : [other, one];
    middle[step] = (left[0] + right[0]) / 2;
    return { left: left[0], right: right[0], leftHeight: left[1], rightHeight: right[1], height: merge.height[step]! };
  });
}

/** Of the room of a leaf, how much its line may fill before the feet of a tree run together; and the thinnest line. */
const [share, thinnest] = [0.35, 0.25];

/** The width of a line of a tree whose neighbour stands so far apart, in pixels: thinner where they are close. */
export const treeLine = (width: number, apart: number): number =>
  [width, width / 2].find((one) => one <= share * apart) ?? Math.min(width, thinnest);

/** The joints as one polyline with gaps (`null`), `[position, height]` each: one path however many leaves. */
export function jointPath(joints: readonly Joint[]): (readonly [number, number] | null)[] {
  return joints.flatMap(({ left, right, leftHeight, rightHeight, height }) => [
    [left, leftHeight] as const,
    [left, height] as const,
    [right, height] as const,
    [right, rightHeight] as const,
    null,
  ]);
}

/** Clusters that a cut at `height` leaves apart. */
export const clustersAt = (merge: Merge, height: number): number =>
  1 + Array.from(merge.height).filter((joined) => joined > height).length;

/** The height halfway between the last joining below `k` clusters and the next one. */
export function cutHeight(merge: Merge, k: number): number {
  const heights = Array.from(merge.height).toSorted((one, other) => one - other);
  const below = heights[heights.length - k] ?? 0;
  const above = heights[heights.length - k + 1] ?? below * 1.05;
  return (below + above) / 2;
}

/**
 * The cluster of each place when the tree is cut into `k`, numbered from 0 in drawing order; ties of height are cut in
 * the order of the steps, as R's `cutree`.
 *
 * @param k - 1…leaves; more gives every leaf its own.
 */
export function clusterAtPlaces(merge: Merge, k: number): Int32Array {
  const leaves = merge.a.length + 1;
  const parent = Int32Array.from({ length: leaves }, (_, leaf) => leaf);
  const rootOf = (leaf: number): number => {
    let root = leaf;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = leaf; parent[at] !== root;) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  const leafOf = new Int32Array(merge.a.length);
  const member = (node: number) => (node < 0 ? -node - 1 : leafOf[node - 1]!);
  for (let step = 0; step < merge.a.length; step++) {
    leafOf[step] = member(merge.a[step]!);
    if (step < leaves - k) parent[rootOf(member(merge.b[step]!))] = rootOf(leafOf[step]!);
  }
  const number = new Map<number, number>();
  return Int32Array.from(leafOrder(merge), (leaf) => {
    const root = rootOf(leaf);
    if (!number.has(root)) number.set(root, number.size);
    return number.get(root)!;
  });
}
