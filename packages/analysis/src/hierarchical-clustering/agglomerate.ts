import type { Distances } from './distances.ts';

export type Linkage = 'average' | 'complete' | 'single' | 'mcquitty' | 'ward.D2';

/**
 * A dendrogram as R's `hclust` gives it. `merge` holds two numbers a step: −i is item i (from 1), k is the cluster of
 * step k. `order` lists the items (from 0) from left to right.
 */
export type Dendrogram = { readonly merge: Int32Array; readonly height: Float64Array; readonly order: Uint32Array };

/**
 * Hierarchical clustering with a list of nearest neighbours, R's own scheme (Murtagh 1985; `hclust.f`), because it
 * settles ties exactly as R does: the pair found first wins, and the merged cluster keeps the smaller number.
 *
 * `ward.D2` works on squared distances and takes the root of the heights (Murtagh & Legendre 2014,
 * doi:10.1007/s00357-014-9161-z).
 *
 * @param distances - Without `NaN`; **overwritten**.
 */
export function agglomerate({ size, values: d, stride }: Distances, linkage: Linkage): Dendrogram {
  const steps = Math.max(0, size - 1);
  const left = new Int32Array(steps);
  const right = new Int32Array(steps);
  const height = new Float64Array(steps);
  const squared = linkage === 'ward.D2';
  if (squared) for (let at = 0; at < d.length; at += 1) d[at]! *= d[at]!;

  const state = firstState(d, size, stride);
  for (let i = 0; i < steps; i += 1) findNeighbour(state, i);

  for (let step = 0; step < steps; step += 1) {
    const a = closest(state);
    const b = state.neighbour[a]!;
    left[step] = state.item[a]!;
    right[step] = state.item[b]!;
    height[step] = squared ? Math.sqrt(state.nearest[a]!) : state.nearest[a]!;
    join(state, a, b, linkage);
    if (state.living.length * 2 <= state.size) compact(state);
  }
  return { height, ...numbered(left, right, size) };
}

/** Clusters are stored in slots. The entries of a slot whose cluster has been merged away are stale and not read. */
type State = {
  /** Slots in use: the distances are in the upper left `size` × `size` of `d`, symmetric. */
  size: number;
  stride: number;
  readonly d: Float64Array;
  /** Slots that still hold a cluster, ascending. */
  living: Uint32Array;
  /** For each slot the smallest item of its cluster; ascending over the slots. */
  readonly item: Int32Array;
  readonly members: Float64Array;
  /** For slot i the nearest slot j > i that is in use, and its distance; −1 and infinity when there is none. */
  readonly neighbour: Int32Array;
  readonly nearest: Float64Array;
};

const firstState = (d: Float64Array, size: number, stride: number): State => ({
  size,
  stride,
  d,
  living: Uint32Array.from({ length: size }, (_, i) => i),
  item: Int32Array.from({ length: size }, (_, i) => i),
  members: new Float64Array(size).fill(1),
  neighbour: new Int32Array(size).fill(-1),
  nearest: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
});

/** The first slot of the closest pair. */
function closest({ living, nearest }: State): number {
  let slot = living[0]!;
  let least = nearest[slot]!;
  for (let at = 1; at < living.length; at += 1) {
    const i = living[at]!;
    if (nearest[i]! < least) {
      least = nearest[i]!;
      slot = i;
    }
  }
  return slot;
}

function findNeighbour({ d, stride, living, neighbour, nearest }: State, i: number): void {
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  const row = i * stride;
  for (let at = positionOf(living, i) + 1; at < living.length; at += 1) {
    const j = living[at]!;
    const distance = d[row + j]!;
    if (distance < least) {
      least = distance;
      found = j;
    }
  }
  neighbour[i] = found;
  nearest[i] = least;
}

/** Position of a slot in the ascending list of slots in use. */
function positionOf(living: Uint32Array, slot: number): number {
  let low = 0;
  let high = living.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (living[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Joins b into a (a < b) and updates the distances of a and every nearest neighbour that this changes. */
function join(state: State, a: number, b: number, linkage: Linkage): void {
  const { d, stride, members, neighbour, nearest } = state;
  state.living.copyWithin(positionOf(state.living, b), positionOf(state.living, b) + 1);
  const living = (state.living = state.living.subarray(0, -1));
  const rowA = a * stride;
  const rowB = b * stride;
  const between = d[rowA + b]!;
  const ma = members[a]!;
  const mb = members[b]!;
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let at = 0; at < living.length; at += 1) {
    const k = living[at]!;
    if (k === a) continue;
    const distance = update(linkage, d[rowA + k]!, d[rowB + k]!, between, ma, mb, members[k]!);
    d[rowA + k] = distance;
    // The column too: one scattered write here saves scattered reads in every later pass over row k.
    d[k * stride + a] = distance;
    if (a < k) {
      if (distance < least) {
        least = distance;
        found = k;
      }
    } else if (distance < nearest[k]!) {
      nearest[k] = distance;
      neighbour[k] = a;
    }
  }
  members[a] = ma + mb;
  neighbour[a] = found;
  nearest[a] = least;
  for (const i of living) if (neighbour[i] === a || neighbour[i] === b) findNeighbour(state, i);
}

/** Moves the slots in use together, in the same order, so that the passes stay in the cache as clusters become few. */
function compact(state: State): void {
  const { d, item, living, members, nearest, neighbour, stride } = state;
  const slotOf = new Int32Array(state.size);
  living.forEach((from, to) => (slotOf[from] = to));
  const size = living.length;
  for (let to = 0; to < size; to += 1) {
    const from = living[to]!;
    item[to] = item[from]!;
    members[to] = members[from]!;
    nearest[to] = nearest[from]!;
    neighbour[to] = neighbour[from]! < 0 ? -1 : slotOf[neighbour[from]!]!;
    // Safe in place: a target never comes after its source.
    for (let at = 0; at < size; at += 1) d[to * size + at] = d[from * stride + living[at]!]!;
  }
  state.size = size;
  state.stride = size;
  state.living = Uint32Array.from({ length: size }, (_, slot) => slot);
}

/** Lance & Williams 1967: distance of cluster k to the union of a and b. */
function update(linkage: Linkage, ak: number, bk: number, ab: number, ma: number, mb: number, mk: number): number {
  switch (linkage) {
    case 'average':
      return (ma * ak + mb * bk) / (ma + mb);
    case 'complete':
      return Math.max(ak, bk);
    case 'single':
      return Math.min(ak, bk);
    case 'mcquitty':
      return (ak + bk) / 2;
    case 'ward.D2':
      return ((ma + mk) * ak + (mb + mk) * bk - mk * ab) / (ma + mb + mk);
  }
}

/**
 * R's numbering: singletons negative and first; of two clusters the earlier step first; of two singletons the smaller.
 */
function numbered(left: Int32Array, right: Int32Array, size: number): { merge: Int32Array; order: Uint32Array } {
  const merge = new Int32Array(2 * left.length);
  const label = Int32Array.from({ length: size }, (_, i) => -(i + 1));
  for (let step = 0; step < left.length; step += 1) {
    let a = label[left[step]!]!;
    let b = label[right[step]!]!;
    if ((a > 0 && b < 0) || (a > 0 && b > 0 && a > b)) [a, b] = [b, a];
    merge[2 * step] = a;
    merge[2 * step + 1] = b;
    label[left[step]!] = step + 1;
  }
  const order = new Uint32Array(size);
  let position = 0;
  // A stack, not recursion: single linkage makes chains as long as the data.
  const stack = left.length > 0 ? [left.length] : [-1];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (node < 0) order[position++] = -node - 1;
    else stack.push(merge[2 * node - 1]!, merge[2 * node - 2]!);
  }
  return { merge, order };
}
