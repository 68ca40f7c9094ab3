import type { Held, PrunedTree } from '../beta-nti/nearestTaxa.ts';

/** How far apart the features of each sample stand in the tree; `NaN` for a sample of one feature. */
export type Relatedness = { readonly mpd: Float64Array; readonly mntd: Float64Array };

/** Arrays of nodes × samples that one round after another writes over. */
export type Room = { readonly below: Float64Array; readonly nearest: Float64Array; readonly second: Float64Array; readonly outside: Float64Array };

export const roomFor = ({ parent }: PrunedTree, { samples }: Held): Room => {
  const array = (): Float64Array => new Float64Array(parent.length * samples);
  return { below: array(), nearest: array(), second: array(), outside: array() };
};

/**
 * Mean pairwise distance and mean nearest taxon distance of the features of each sample.
 *
 * As `mpd` and `mntd` of picante: without weights every two different features count once; with weights two individuals are drawn, who
 * may be of one feature, and each feature's nearest other counts by its share. Webb 2000, doi:10.1086/303378
 *
 * Two passes of the tree: a branch lies between all pairs of which one stands below it, and a tip's nearest is found by the two
 * nearest below each node. No table of distances is made.
 *
 * @param place - Which tip each feature stands at, an order of 0…features − 1.
 */
export function relatedness({ length, parent, tips }: PrunedTree, { sample, samples, starts, weight }: Held, weighted: boolean, place: Int32Array, { below, nearest, outside, second }: Room): Relatedness {
  below.fill(0);
  nearest.fill(Infinity);
  second.fill(Infinity);
  const count = new Int32Array(samples);
  for (let k = 0; k < place.length; k += 1) {
    const at = tips[place[k]!]! * samples;
    for (let e = starts[k]!; e < starts[k + 1]!; e += 1) {
      below[at + sample[e]!] = weight[e]!;
      nearest[at + sample[e]!] = 0;
      count[sample[e]!]! += 1;
    }
  }
  const mpd = new Float64Array(samples);
  for (let node = parent.length - 1; node > 0; node -= 1) {
    const [own, above, far] = [node * samples, parent[node]! * samples, length[node]!];
    for (let s = 0; s < samples; s += 1) {
      const share = below[own + s]!;
      if (share === 0) continue;
      mpd[s]! += 2 * far * share * Math.max(0, 1 - share);
      below[above + s]! += share;
      const reach = nearest[own + s]! + far;
      if (reach < nearest[above + s]!) {
        second[above + s] = nearest[above + s]!;
        nearest[above + s] = reach;
      } else if (reach < second[above + s]!) second[above + s] = reach;
    }
  }
  outside.fill(Infinity, 0, samples);
  for (let node = 1; node < parent.length; node += 1) {
    const [own, above, far] = [node * samples, parent[node]! * samples, length[node]!];
    for (let s = 0; s < samples; s += 1) {
      if (below[own + s] === 0) continue;
      // The nearest below the parent may stand below this very node.
      const beside = nearest[own + s]! + far === nearest[above + s]! ? second[above + s]! : nearest[above + s]!;
      outside[own + s] = far + Math.min(outside[above + s]!, beside);
    }
  }
  const mntd = new Float64Array(samples);
  for (let k = 0; k < place.length; k += 1) {
    const at = tips[place[k]!]! * samples;
    for (let e = starts[k]!; e < starts[k + 1]!; e += 1) mntd[sample[e]!]! += weight[e]! * outside[at + sample[e]!]!;
  }
  for (let s = 0; s < samples; s += 1) {
    if (count[s]! < 2) mpd[s] = mntd[s] = Number.NaN;
    // A pair of one feature with itself does not count.
    else if (!weighted) mpd[s]! *= count[s]! / (count[s]! - 1);
  }
  return { mpd, mntd };
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
 * NRI and NTI: both distances standardised by shuffling the features across the tips (`taxa.labels` of picante's `ses.mpd` and `ses.mntd`),
 * with the sign turned. Webb et al. 2002, doi:10.1146/annurev.ecolsys.33.010802.150448
 */
export function standardized(tree: PrunedTree, held: Held, weighted: boolean, nulls: number, random: () => number, progress: (fraction: number) => void): { readonly nri: Standardized; readonly nti: Standardized } {
  const features = tree.tips.length;
  const place = Int32Array.from({ length: features }, (_, k) => k);
  const room = roomFor(tree, held);
  const observed = relatedness(tree, held, weighted, place, room);
  const tallies = { mpd: tallyOf(observed.mpd), mntd: tallyOf(observed.mntd) };
  for (let round = 0; round < nulls; round += 1) {
    if (round % 10 === 0) progress(round / nulls);
    for (let k = features - 1; k > 0; k -= 1) {
      const other = Math.floor(random() * (k + 1));
      [place[k], place[other]] = [place[other]!, place[k]!];
    }
    const drawn = relatedness(tree, held, weighted, place, room);
    tallies.mpd.add(drawn.mpd);
    tallies.mntd.add(drawn.mntd);
  }
  return { nri: tallies.mpd.result(nulls), nti: tallies.mntd.result(nulls) };
}

function tallyOf(observed: Float64Array): { readonly add: (drawn: Float64Array) => void; readonly result: (nulls: number) => Standardized } {
  const [sums, squares, lower] = [new Float64Array(observed.length), new Float64Array(observed.length), new Float64Array(observed.length)];
  return {
    add: (drawn) => drawn.forEach((value, s) => {
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
        observed, mean, sd,
        index: observed.map((value, s) => (sd[s]! > 0 ? (mean[s]! - value) / sd[s]! : Number.NaN)),
        p: observed.map((value, s) => (Number.isNaN(value) ? Number.NaN : (1 + lower[s]!) / (nulls + 1))),
      };
    },
  };
}
