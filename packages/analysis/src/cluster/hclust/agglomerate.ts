import type { Distances } from './distances.ts';

export type Linkage = 'average' | 'complete' | 'single' | 'mcquitty' | 'ward.D2';

/**
 * A dendrogram as R's `hclust` gives it. `merge` holds two numbers a step: −i is item i (from 1), k is the cluster of step k.
 * `order` lists the items (from 0) from left to right.
 */
export type Dendrogram = { readonly merge: Int32Array; readonly height: Float64Array; readonly order: Uint32Array };

/**
 * Hierarchical clustering with a list of nearest neighbours, R's own scheme (Murtagh 1985; `hclust.f`), because it settles
 * ties exactly as R does: the pair found first wins, and the merged cluster keeps the smaller number.
 *
 * `ward.D2` works on squared distances and takes the root of the heights (Murtagh & Legendre 2014, doi:10.1007/s00357-014-9161-z).
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

  const state: State = {
    size,
    d,
    stride,
    updated: new Int32Array(size),
    living: Uint32Array.from({ length: size }, (_, i) => i),
    members: new Float64Array(size).fill(1),
    neighbour: new Int32Array(size),
    nearest: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  };
  for (let i = 0; i < steps; i += 1) findNeighbour(state, i);

  for (let step = 0; step < steps; step += 1) {
    let a = 0;
    let least = Number.POSITIVE_INFINITY;
    const { living } = state;
    for (let at = 0; at < living.length; at += 1) {
      const i = living[at]!;
      if (state.nearest[i]! < least) {
        least = state.nearest[i]!;
        a = i;
      }
    }
    const b = state.neighbour[a]!;
    left[step] = a;
    right[step] = b;
    height[step] = squared ? Math.sqrt(least) : least;
    join(state, a, b, step + 1, linkage);
  }
  return { height, ...numbered(left, right, size) };
}

type State = {
  readonly size: number;
  readonly d: Float64Array;
  readonly stride: number;
  /**
   * Step in which row i was written last. A merged cluster writes its row only, not its column: of two items the row written
   * later holds their distance, and the passes run along memory.
   */
  readonly updated: Int32Array;
  /** Items that still stand for a cluster, rising. */
  living: Uint32Array;
  readonly members: Float64Array;
  /** Of item i: the nearest living j > i, and how far it is; −1 and infinity when there is none. */
  readonly neighbour: Int32Array;
  readonly nearest: Float64Array;
};

function findNeighbour({ d, stride, updated, living, neighbour, nearest }: State, i: number): void {
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  const row = i * stride;
  const since = updated[i]!;
  for (let at = positionOf(living, i) + 1; at < living.length; at += 1) {
    const j = living[at]!;
    const distance = since >= updated[j]! ? d[row + j]! : d[j * stride + i]!;
    if (distance < least) {
      least = distance;
      found = j;
    }
  }
  neighbour[i] = found;
  nearest[i] = least;
}

/** Where an item stands in the rising list. */
function positionOf(living: Uint32Array, item: number): number {
  let low = 0;
  let high = living.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (living[middle]! < item) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Joins b into a (a < b), updates the distances from a and the neighbours that this concerns. */
function join(state: State, a: number, b: number, step: number, linkage: Linkage): void {
  const { d, stride, updated, living, members, neighbour, nearest } = state;
  const rowA = a * stride;
  const rowB = b * stride;
  const sinceA = updated[a]!;
  const sinceB = updated[b]!;
  const between = sinceA >= sinceB ? d[rowA + b]! : d[rowB + a]!;
  const ma = members[a]!;
  const mb = members[b]!;
  living.copyWithin(positionOf(living, b), positionOf(living, b) + 1);
  state.living = living.subarray(0, living.length - 1);
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  const others = state.living;
  for (let at = 0; at < others.length; at += 1) {
    const k = others[at]!;
    if (k === a) continue;
    const since = updated[k]!;
    const ak = sinceA >= since ? d[rowA + k]! : d[k * stride + a]!;
    const bk = sinceB >= since ? d[rowB + k]! : d[k * stride + b]!;
    const distance = update(linkage, ak, bk, between, ma, mb, members[k]!);
    d[rowA + k] = distance;
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
  updated[a] = step;
  members[a] = ma + mb;
  neighbour[a] = found;
  nearest[a] = least;
  for (const i of others) if (neighbour[i] === a || neighbour[i] === b) findNeighbour(state, i);
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

/** R's numbering: singletons negative and first; of two clusters the earlier step first; of two singletons the smaller. */
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
