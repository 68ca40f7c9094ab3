import type { FeatureTree } from '../../phylogeny/index.ts';

/**
 * A tree cut down to the features of a table: nodes with one child are joined with it. Children come after their
 * parent.
 */
export type PrunedTree = {
  readonly parent: Int32Array;
  readonly length: Float64Array;
  /** Node of each tip; tips are exchangeable. */
  readonly tips: Int32Array;
};

/** The part of a tree that connects its features. */
export function prunedTree({ tipOf, top, tree }: FeatureTree): PrunedTree {
  const size = tree.parent.length;
  const below = new Int32Array(size);
  for (const tip of tipOf) below[tip] = 1;
  const branches = new Int32Array(size);
  for (let node = size - 1; node > 0; node -= 1) {
    if (below[node]! === 0) continue;
    below[tree.parent[node]!]! += below[node]!;
    branches[tree.parent[node]!]! += 1;
  }
  const isFeature = new Uint8Array(size);
  for (const tip of tipOf) isFeature[tip] = 1;
  const [placeOf, hang] = [new Int32Array(size).fill(-1), new Float64Array(size)];
  const [parent, length]: [number[], number[]] = [[-1], [0]];
  placeOf[top] = 0;
  for (let node = top + 1; node < size; node += 1) {
    const above = tree.parent[node]!;
    if (below[node]! === 0 || placeOf[above]! < 0) continue;
    const whole = hang[above]! + tree.length[node]!;
    if (branches[node] === 1 && !isFeature[node]) {
      // A node with one child is removed: its child hangs on the node above, farther away by this length.
      placeOf[node] = placeOf[above]!;
      hang[node] = whole;
    } else {
      placeOf[node] = parent.length;
      parent.push(placeOf[above]!);
      length.push(whole);
    }
  }
  return {
    parent: Int32Array.from(parent),
    length: Float64Array.from(length),
    tips: tipOf.map((tip) => placeOf[tip]!),
  };
}

/**
 * The samples that hold each feature: those of feature k are `sample[starts[k]…starts[k + 1]]`, with their weights,
 * which add up to 1 a sample.
 */
export type Held = {
  readonly samples: number;
  readonly starts: Int32Array;
  readonly sample: Int32Array;
  readonly weight: Float64Array;
};

/**
 * @param values - Samples × features, not negative, no sample all 0.
 * @param weighted - By abundance; else every feature present counts alike.
 */
export function heldBy(values: Float64Array, samples: number, weighted: boolean): Held {
  const features = values.length / samples;
  const totals = new Float64Array(samples);
  for (let i = 0; i < samples; i += 1)
    for (let k = 0; k < features; k += 1)
      totals[i]! += weighted ? values[i * features + k]! : Number(values[i * features + k]! > 0);
  const starts = new Int32Array(features + 1);
  const [sample, weight]: [number[], number[]] = [[], []];
  for (let k = 0; k < features; k += 1) {
    for (let i = 0; i < samples; i += 1) {
      const value = values[i * features + k]!;
      if (!(value > 0)) continue;
      sample.push(i);
      weight.push((weighted ? value : 1) / totals[i]!);
    }
    starts[k + 1] = sample.length;
  }
  return { samples, starts, sample: Int32Array.from(sample), weight: Float64Array.from(weight) };
}

/**
 * β-mean nearest taxon distance of all pairs of samples, `samples²`, symmetric: half of the mean distance from each
 * feature of one sample to the nearest of the other, both ways; a feature in both is 0 from itself. As picante's
 * `comdistnt`.
 *
 * One pass up and one down the tree find the nearest member of every sample to every node, so that no table of
 * distances among features is made. Webb, Ackerly & Kembel 2008, doi:10.1093/bioinformatics/btn358
 *
 * @param place - Which tip each feature is placed at, an order of 0…features − 1.
 */
export function meanNearestTaxon(
  { length, parent, tips }: PrunedTree,
  { sample, samples, starts, weight }: Held,
  place: Int32Array,
  room = new Float64Array(parent.length * samples),
): Float64Array {
  const near = room.fill(Infinity);
  for (let k = 0; k < place.length; k += 1) {
    const at = tips[place[k]!]! * samples;
    for (let e = starts[k]!; e < starts[k + 1]!; e += 1) near[at + sample[e]!] = 0;
  }
  for (let node = parent.length - 1; node > 0; node -= 1) {
    const [own, above, far] = [node * samples, parent[node]! * samples, length[node]!];
    for (let s = 0; s < samples; s += 1) {
      const reach = near[own + s]! + far;
      if (reach < near[above + s]!) near[above + s] = reach;
    }
  }
  for (let node = 1; node < parent.length; node += 1) {
    const [own, above, far] = [node * samples, parent[node]! * samples, length[node]!];
    for (let s = 0; s < samples; s += 1) {
      const reach = near[above + s]! + far;
      if (reach < near[own + s]!) near[own + s] = reach;
    }
  }
  const sums = new Float64Array(samples * samples);
  for (let k = 0; k < place.length; k += 1) {
    const at = tips[place[k]!]! * samples;
    for (let e = starts[k]!; e < starts[k + 1]!; e += 1) {
      const [row, share] = [sample[e]! * samples, weight[e]!];
      for (let s = 0; s < samples; s += 1) sums[row + s]! += share * near[at + s]!;
    }
  }
  const result = new Float64Array(samples * samples);
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < i; j += 1)
      result[i * samples + j] = result[j * samples + i] = (sums[i * samples + j]! + sums[j * samples + i]!) / 2;
  return result;
}

export type NearestTaxonIndex = {
  readonly observed: Float64Array;
  readonly mean: Float64Array;
  readonly sd: Float64Array;
  /** `NaN` where the nulls do not vary. */
  readonly index: Float64Array;
};

/**
 * β-nearest taxon index: how many standard deviations the observed βMNTD lies from that with the features shuffled
 * across the tips.
 *
 * Stegen et al. 2012, doi:10.1038/ismej.2012.22; 2013, doi:10.1038/ismej.2013.93
 */
export function nearestTaxonIndex(
  tree: PrunedTree,
  held: Held,
  count: number,
  random: () => number,
  progress: (fraction: number) => void,
): NearestTaxonIndex {
  const features = tree.tips.length;
  const place = Int32Array.from({ length: features }, (_, k) => k);
  const room = new Float64Array(tree.parent.length * held.samples);
  const observed = meanNearestTaxon(tree, held, place, room);
  const [sums, squares] = [new Float64Array(observed.length), new Float64Array(observed.length)];
  for (let round = 0; round < count; round += 1) {
    if (round % 10 === 0) progress(round / count);
    for (let k = features - 1; k > 0; k -= 1) {
      const other = Math.floor(random() * (k + 1));
      [place[k], place[other]] = [place[other]!, place[k]!];
    }
    meanNearestTaxon(tree, held, place, room).forEach((value, at) => {
      const off = value - observed[at]!;
      sums[at]! += off;
      squares[at]! += off * off;
    });
  }
  const mean = observed.map((value, at) => value + sums[at]! / count);
  const sd = squares.map((square, at) => {
    const variance = (square - sums[at]! ** 2 / count) / (count - 1);
    return variance > 1e-20 * mean[at]! ** 2 ? Math.sqrt(variance) : 0;
  });
  return {
    observed,
    mean,
    sd,
    index: observed.map((value, at) => (sd[at]! > 0 ? (value - mean[at]!) / sd[at]! : Number.NaN)),
  };
}
