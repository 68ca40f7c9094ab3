/** A complete table, each row of it with its order. */
export type Columns = {
  /** Features × samples, row-major. */
  readonly values: Float64Array;
  /** Features × samples: the samples of every feature from its smallest value to its largest. */
  readonly orders: Float64Array;
  readonly features: number;
  readonly samples: number;
};

/** At every node `mtry` features are looked at; nodes of at most `minNode` draws are leaves. */
export type TreeSettings = {
  /** Candidate features at each split. */
  readonly mtry: number;
  /** Nodes of at most this many draws are leaves. */
  readonly minNode: number;
};

/** Regression trees on the same table, one after the other: `grow` one, then ask it. */
export type RegressionTree = {
  /**
   * Grows a tree that predicts feature `target` from the others.
   *
   * @param draws - How often each sample was drawn; some at least once.
   */
  readonly grow: (target: number, draws: ArrayLike<number>, random: () => number) => void;
  /** The prediction for a sample. */
  readonly at: (sample: number) => number;
};

/** With so few samples in a node (their square counts) sorting them is faster than going through all samples. */
const sortedByHand = 3;

/**
 * CART for a number: the split with the largest decrease of the sum of squares, halfway between two values, of equal
 * ones the first found, as R's randomForest grows it; every node draws its candidates without replacement.
 *
 * Breiman 2001, Mach. Learn. 45, 5. doi:10.1023/A:1010933404324
 *
 * @param table - Read anew by every tree, so that it may change between them.
 */
export function regressionTree(
  { features, orders, samples, values }: Columns,
  { minNode, mtry }: TreeSettings,
): RegressionTree {
  const most = 2 * samples;
  const tree = {
    feature: new Int32Array(most),
    threshold: new Float64Array(most),
    left: new Int32Array(most),
    right: new Int32Array(most),
    value: new Float64Array(most),
  };
  const pool = new Int32Array(features);
  const weights = new Int32Array(samples);
  const response = new Float64Array(samples);
  /** The node a sample is in, and the samples that were drawn, those of a node side by side. */
  const home = new Int32Array(samples);
  const drawn = new Int32Array(samples);
  const aside = new Int32Array(samples);
  /** The samples of a node sorted by the current feature, and its values. */
  const ordered = new Int32Array(samples);
  const keys = new Float64Array(samples);
  const candidates = Math.min(mtry, features - 1);

  /** The samples of a node from the smallest value of a feature to the largest, into `ordered` and `keys`. */
  const sort = (feature: number, node: number, from: number, to: number): void => {
    const at = feature * samples;
    const size = to - from;
    if (size * size > sortedByHand * samples) {
      for (let i = 0, found = 0; found < size; i += 1) {
        const sample = orders[at + i]!;
        if (home[sample] !== node) continue;
        ordered[found] = sample;
        keys[found++] = values[at + sample]!;
      }
      return;
    }
    for (let i = 0; i < size; i += 1) {
      const sample = drawn[from + i]!;
      const value = values[at + sample]!;
      let place = i;
      for (; place > 0 && keys[place - 1]! > value; place -= 1) {
        ordered[place] = ordered[place - 1]!;
        keys[place] = keys[place - 1]!;
      }
      ordered[place] = sample;
      keys[place] = value;
    }
  };

  /** Whether a split was found; it is written to the node. */
  const split = (node: number, from: number, to: number, count: number, sum: number, random: () => number): boolean => {
    const before = (sum * sum) / count;
    let best = 0;
    for (let draw = 0; draw < candidates; draw += 1) {
      const pick = draw + Math.floor(random() * (features - 1 - draw));
      const feature = pool[pick]!;
      pool[pick] = pool[draw]!;
      pool[draw] = feature;
      sort(feature, node, from, to);
      let leftCount = 0;
      let leftSum = 0;
      let value = keys[0]!;
      for (let i = 0; i < to - from - 1; i += 1) {
        const sample = ordered[i]!;
        leftCount += weights[sample]!;
        leftSum += weights[sample]! * response[sample]!;
        const next = keys[i + 1]!;
        if (next === value) continue;
        const gain =
          (leftSum * leftSum) / leftCount + ((sum - leftSum) * (sum - leftSum)) / (count - leftCount) - before;
        if (gain > best) {
          best = gain;
          tree.feature[node] = feature;
          // Halfway may round up to the larger of two neighbours.
          const middle = value + (next - value) / 2;
          tree.threshold[node] = middle < next ? middle : value;
        }
        value = next;
      }
    }
    return best > 0;
  };

  /** Puts the samples of a node that go left before the others. @returns Where the others begin. */
  const part = (node: number, from: number, to: number): number => {
    const at = tree.feature[node]! * samples;
    const threshold = tree.threshold[node]!;
    let [left, right] = [from, 0];
    for (let i = from; i < to; i += 1) {
      const sample = drawn[i]!;
      if (values[at + sample]! <= threshold) drawn[left++] = sample;
      else aside[right++] = sample;
    }
    drawn.set(aside.subarray(0, right), left);
    return left;
  };

  return {
    grow: (target, draws, random) => {
      let end = 0;
      let centre = 0;
      for (let sample = 0; sample < samples; sample += 1) {
        home[sample] = -1;
        weights[sample] = draws[sample]!;
        if (draws[sample]! > 0) {
          drawn[end++] = sample;
          centre += values[target * samples + sample]!;
        }
      }
      // Centred, so that sums of squares lose no digits.
      centre /= end;
      for (let i = 0; i < end; i += 1) response[drawn[i]!] = values[target * samples + drawn[i]!]! - centre;
      for (let f = 0; f < features; f += 1) pool[f] = f;
      pool[target] = features - 1;
      let nodes = 1;
      const open: [node: number, from: number, to: number][] = [[0, 0, end]];
      for (let next = open.pop(); next; next = open.pop()) {
        const [node, from, to] = next;
        let [count, sum, same] = [0, 0, true];
        for (let i = from; i < to; i += 1) {
          const sample = drawn[i]!;
          home[sample] = node;
          count += weights[sample]!;
          sum += weights[sample]! * response[sample]!;
          same &&= response[sample] === response[drawn[from]!];
        }
        tree.feature[node] = -1;
        tree.value[node] = centre + sum / count;
        if (same || count <= minNode || !split(node, from, to, count, sum, random)) continue;
        const middle = part(node, from, to);
        tree.left[node] = nodes;
        tree.right[node] = nodes + 1;
        open.push([nodes + 1, middle, to], [nodes, from, middle]);
        nodes += 2;
      }
    },
    at: (sample) => {
      let node = 0;
      while (tree.feature[node]! >= 0)
        node =
          values[tree.feature[node]! * samples + sample]! <= tree.threshold[node]!
            ? tree.left[node]!
            : tree.right[node]!;
      return tree.value[node]!;
    },
  };
}
