import type { PrunedTree } from '../beta-nti/index.ts';

/** How far apart the features of each sample stand in the tree; `NaN` for a sample of one feature. */
export type Relatedness = { readonly mpd: Float64Array; readonly mntd: Float64Array };

/** What each sample holds: those of sample s are `feature[starts[s]…starts[s + 1]]`, with weights that add up to 1. */
export type Members = { readonly starts: Int32Array; readonly feature: Int32Array; readonly weight: Float64Array };

/**
 * @param values - Samples × features, not negative.
 * @param weighted - By abundance; else every feature present counts alike.
 */
export function membersOf(values: Float64Array, samples: number, weighted: boolean): Members {
  const features = values.length / samples;
  const starts = new Int32Array(samples + 1);
  const [feature, weight]: [number[], number[]] = [[], []];
  for (let s = 0; s < samples; s += 1) {
    const row = values.subarray(s * features, (s + 1) * features);
    const total = row.reduce((sum, value) => sum + (weighted ? value : Number(value > 0)), 0);
    row.forEach((value, k) => {
      if (!(value > 0)) return;
      feature.push(k);
      weight.push((weighted ? value : 1) / total);
    });
    starts[s + 1] = feature.length;
  }
  return { starts, feature: Int32Array.from(feature), weight: Float64Array.from(weight) };
}

/** One number a node each, that one sample after another writes over: small enough to stay in the cache. */
export type Room = {
  readonly below: Float64Array;
  readonly nearest: Float64Array;
  readonly second: Float64Array;
  readonly outside: Float64Array;
};

export const roomFor = ({ parent }: PrunedTree): Room => {
  const array = (): Float64Array => new Float64Array(parent.length);
  return { below: array(), nearest: array(), second: array(), outside: array() };
};

/**
 * Mean pairwise distance and mean nearest taxon distance of the features of each sample.
 *
 * As `mpd` and `mntd` of picante: without weights every two different features count once; with weights two individuals
 * are drawn, who may be of one feature, and each feature's nearest other counts by its share. Webb 2000,
 * doi:10.1086/303378
 *
 * Two passes of the tree: a branch lies between all pairs of which one stands below it, and a tip's nearest is found by
 * the two nearest below each node. No table of distances is made.
 *
 * @param place - Which tip each feature is placed at, an order of 0…features − 1.
 */
export function relatedness(
  tree: PrunedTree,
  { feature, starts, weight }: Members,
  weighted: boolean,
  place: Int32Array,
  room: Room,
): Relatedness {
  const samples = starts.length - 1;
  const [mpd, mntd] = [new Float64Array(samples), new Float64Array(samples)];
  for (let s = 0; s < samples; s += 1) {
    const [from, to] = [starts[s]!, starts[s + 1]!];
    room.below.fill(0);
    room.nearest.fill(Infinity);
    room.second.fill(Infinity);
    for (let e = from; e < to; e += 1) {
      const tip = tree.tips[place[feature[e]!]!]!;
      room.below[tip] = weight[e]!;
      room.nearest[tip] = 0;
    }
    const apart = upwards(tree, room);
    downwards(tree, room);
    let near = 0;
    for (let e = from; e < to; e += 1) near += weight[e]! * room.outside[tree.tips[place[feature[e]!]!]!]!;
    const count = to - from;
    // A pair of one feature with itself does not count without weights.
    mpd[s] = count < 2 ? Number.NaN : weighted ? apart : (apart * count) / (count - 1);
    mntd[s] = count < 2 ? Number.NaN : near;
  }
  return { mpd, mntd };
}

/** Gathers what stands below each node. @returns the mean distance of two individuals drawn by the weights. */
function upwards({ length, parent }: PrunedTree, { below, nearest, second }: Room): number {
  let apart = 0;
  for (let node = parent.length - 1; node > 0; node -= 1) {
    const share = below[node]!;
    if (share === 0) continue;
    const [above, far] = [parent[node]!, length[node]!];
    if (share < 1) apart += 2 * far * share * (1 - share);
    below[above]! += share;
    const reach = nearest[node]! + far;
    if (reach < nearest[above]!) {
      second[above] = nearest[above]!;
      nearest[above] = reach;
    } else if (reach < second[above]!) second[above] = reach;
  }
  return apart;
}

/** The nearest tip that does not stand below each node. */
function downwards({ length, parent }: PrunedTree, { below, nearest, outside, second }: Room): void {
  outside[0] = Infinity;
  for (let node = 1; node < parent.length; node += 1) {
    if (below[node] === 0) continue;
    const [above, far] = [parent[node]!, length[node]!];
    // The nearest below the parent may stand below this very node.
    const beside = nearest[node]! + far === nearest[above]! ? second[above]! : nearest[above]!;
    outside[node] = far + Math.min(outside[above]!, beside);
  }
}

/** One measure beside what the nulls make of it. */
export type Standardized = {
  readonly observed: Float64Array;
  readonly mean: Float64Array;
  readonly sd: Float64Array;
  /** (mean − observed) ÷ sd: positive where features stand closer than by chance; `NaN` where the nulls do not vary. */
  readonly index: Float64Array;
  /** Place of the observed among the nulls, the smallest first, over all of them: small where features stand closer. */
  readonly p: Float64Array;
};

/** Equal but for the order in which branches were added up. */
const same = 1e-9;

/**
 * NRI and NTI: both distances standardised by shuffling the features across the tips (`taxa.labels` of picante's
 * `ses.mpd` and `ses.mntd`), with the sign turned. Webb et al. 2002, doi:10.1146/annurev.ecolsys.33.010802.150448
 */
export function standardized(
  tree: PrunedTree,
  members: Members,
  weighted: boolean,
  nulls: number,
  random: () => number,
  progress: (fraction: number) => void,
): { readonly nri: Standardized; readonly nti: Standardized } {
  const features = tree.tips.length;
  const place = Int32Array.from({ length: features }, (_, k) => k);
  const room = roomFor(tree);
  const observed = relatedness(tree, members, weighted, place, room);
  const tallies = { mpd: tallyOf(observed.mpd), mntd: tallyOf(observed.mntd) };
  for (let round = 0; round < nulls; round += 1) {
    if (round % 10 === 0) progress(round / nulls);
    for (let k = features - 1; k > 0; k -= 1) {
      const other = Math.floor(random() * (k + 1));
      [place[k], place[other]] = [place[other]!, place[k]!];
    }
    const drawn = relatedness(tree, members, weighted, place, room);
    tallies.mpd.add(drawn.mpd);
    tallies.mntd.add(drawn.mntd);
  }
  return { nri: tallies.mpd.result(nulls), nti: tallies.mntd.result(nulls) };
}

function tallyOf(observed: Float64Array): {
  readonly add: (drawn: Float64Array) => void;
  readonly result: (nulls: number) => Standardized;
} {
  const [sums, squares, lower] = [
    new Float64Array(observed.length),
    new Float64Array(observed.length),
    new Float64Array(observed.length),
  ];
  return {
    add: (drawn) =>
      drawn.forEach((value, s) => {
        // Sums of what differs from the observed lose no digits.
        const off = value - observed[s]!;
        sums[s]! += off;
        squares[s]! += off * off;
        const near = same * Math.abs(observed[s]!);
        lower[s]! += off < -near ? 1 : off <= near ? 0.5 : 0;
      }),
    result: (nulls) => {
      const mean = observed.map((value, s) => value + sums[s]! / nulls);
      const sd = squares.map((square, s) => {
        const variance = (square - sums[s]! ** 2 / nulls) / (nulls - 1);
        return Number.isNaN(observed[s]!) ? Number.NaN : variance > 1e-18 * mean[s]! ** 2 ? Math.sqrt(variance) : 0;
      });
      return {
        observed,
        mean,
        sd,
        index: observed.map((value, s) => (sd[s]! > 0 ? (mean[s]! - value) / sd[s]! : Number.NaN)),
        p: observed.map((value, s) => (Number.isNaN(value) ? Number.NaN : (1 + lower[s]!) / (nulls + 1))),
      };
    },
  };
}
