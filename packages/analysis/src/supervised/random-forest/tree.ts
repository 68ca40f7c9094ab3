/** A classification tree as arrays by node; node 0 is the root. A leaf has feature −1. */
export type Tree = {
  readonly feature: Int32Array;
  readonly threshold: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly label: Int32Array;
};

export type TreeData = {
  /** Features × samples, row-major. */
  readonly values: Float64Array;
  readonly features: number;
  readonly samples: number;
  readonly classes: Int32Array;
  readonly levels: number;
  /** Rank of every value within its feature, so that sorting compares whole numbers. */
  readonly ranks: Uint32Array;
};

export type TreeSettings = {
  /** Candidate features at each split. */
  readonly mtry: number;
  /** Nodes of at most this many draws are leaves. */
  readonly minNode: number;
};

/** Dense ranks of every row. */
export function ranksOf(values: Float64Array, features: number, samples: number): Uint32Array {
  const ranks = new Uint32Array(values.length);
  for (let f = 0; f < features; f += 1) {
    const at = f * samples;
    const order = Uint32Array.from({ length: samples }, (_, i) => i).sort((a, b) => values[at + a]! - values[at + b]!);
    let rank = 0;
    order.forEach((sample, place) => {
      if (place > 0 && values[at + sample] !== values[at + order[place - 1]!]) rank += 1;
      ranks[at + sample] = rank;
    });
  }
  return ranks;
}

type Split = { readonly feature: number; readonly threshold: number; readonly gain: number };

/**
 * Grows a CART tree on the given samples (repeats allowed) until the leaves are pure or small; every node looks at
 * `mtry` features drawn without replacement.
 *
 * The split with the largest decrease of n·Gini is taken, halfway between two values; of equal ones the first found.
 * Breiman 2001, Mach. Learn. 45, 5. doi:10.1023/A:1010933404324
 *
 * @param gini - Decrease of n·Gini by feature; added to.
 */
export function growTree(
  data: TreeData,
  rows: Int32Array,
  { minNode, mtry }: TreeSettings,
  random: () => number,
  gini: Float64Array,
): Tree {
  const nodes = {
    feature: [] as number[],
    threshold: [] as number[],
    left: [] as number[],
    right: [] as number[],
    label: [] as number[],
  };
  const pool = Int32Array.from({ length: data.features }, (_, f) => f);
  const stack: { readonly rows: Int32Array; readonly parent: number; readonly isLeft: boolean }[] = [
    { rows, parent: -1, isLeft: false },
  ];
  while (stack.length > 0) {
    const { isLeft, parent, rows: own } = stack.pop()!;
    const node = nodes.feature.length;
    if (parent >= 0) nodes[isLeft ? 'left' : 'right'][parent] = node;
    const counts = countsOf(data, own);
    nodes.feature.push(-1);
    nodes.threshold.push(Number.NaN);
    nodes.left.push(-1);
    nodes.right.push(-1);
    nodes.label.push(majority(counts, random));
    if (own.length <= minNode || counts.some((count) => count === own.length)) continue;
    const split = bestSplit(data, own, counts, mtry, pool, random);
    if (!split) continue;
    gini[split.feature]! += split.gain;
    nodes.feature[node] = split.feature;
    nodes.threshold[node] = split.threshold;
    const goesLeft = (row: number): boolean => data.values[split.feature * data.samples + row]! <= split.threshold;
    stack.push(
      { rows: own.filter((row) => !goesLeft(row)), parent: node, isLeft: false },
      { rows: own.filter(goesLeft), parent: node, isLeft: true },
    );
  }
  return {
    feature: Int32Array.from(nodes.feature),
    threshold: Float64Array.from(nodes.threshold),
    left: Int32Array.from(nodes.left),
    right: Int32Array.from(nodes.right),
    label: Int32Array.from(nodes.label),
  };
}

/** The class a tree gives to a sample; `swap` takes the value of feature `swap.feature` from another sample. */
export function classify(
  { feature, label, left, right, threshold }: Tree,
  { samples, values }: TreeData,
  row: number,
  swap?: { readonly feature: number; readonly row: number },
): number {
  let node = 0;
  while (feature[node]! >= 0) {
    const at = feature[node]!;
    node =
      values[at * samples + (swap?.feature === at ? swap.row : row)]! <= threshold[node]! ? left[node]! : right[node]!;
  }
  return label[node]!;
}

function countsOf({ classes, levels }: TreeData, rows: Int32Array): Int32Array {
  const counts = new Int32Array(levels);
  for (const row of rows) counts[classes[row]!]! += 1;
  return counts;
}

/** The most frequent class; of equally frequent ones any, by chance. */
export function majority(counts: ArrayLike<number>, random: () => number): number {
  let best = 0;
  let ties = 1;
  for (let i = 1; i < counts.length; i += 1) {
    if (counts[i]! > counts[best]!) [best, ties] = [i, 1];
    else if (counts[i] === counts[best] && random() * (ties += 1) < 1) best = i;
  }
  return best;
}

function bestSplit(
  data: TreeData,
  rows: Int32Array,
  counts: Int32Array,
  mtry: number,
  pool: Int32Array,
  random: () => number,
): Split | null {
  const n = rows.length;
  const parent = counts.reduce((sum, count) => sum + count * count, 0) / n;
  let best: Split | null = null;
  const order = new Float64Array(n);
  const leftCounts = new Int32Array(counts.length);
  for (let draw = 0; draw < mtry; draw += 1) {
    const pick = draw + Math.floor(random() * (pool.length - draw));
    [pool[draw], pool[pick]] = [pool[pick]!, pool[draw]!];
    const feature = pool[draw]!;
    const at = feature * data.samples;
    for (let i = 0; i < n; i += 1) order[i] = data.ranks[at + rows[i]!]! * data.samples + rows[i]!;
    order.sort();
    leftCounts.fill(0);
    let [leftSquares, rightSquares] = [0, parent * n];
    for (let i = 0; i < n - 1; i += 1) {
      const row = order[i]! % data.samples;
      const one = data.classes[row]!;
      leftSquares += 2 * leftCounts[one]! + 1;
      rightSquares -= 2 * (counts[one]! - leftCounts[one]!) - 1;
      leftCounts[one]! += 1;
      const next = order[i + 1]! % data.samples;
      if (data.ranks[at + row] === data.ranks[at + next]) continue;
      const gain = leftSquares / (i + 1) + rightSquares / (n - i - 1) - parent;
      if (gain > (best?.gain ?? 1e-9) * (1 + 1e-12))
        best = { feature, threshold: (data.values[at + row]! + data.values[at + next]!) / 2, gain };
    }
  }
  return best;
}
