import { uniform } from '../linear/index.ts';
import { openParts, roomFor, type Job } from '../parallel/index.ts';
import { regressionTree, type Columns, type TreeSettings } from './regressionTree.ts';

export type ForestSettings = TreeSettings & { readonly trees: number };

/** Forests on the same table, one after the other; `end` them. */
export type RegressionForests = {
  /**
   * Tells feature `target` from all others: samples that the forest was grown on by the trees that had not seen them
   * (`NaN` when all had), the others by all trees.
   *
   * @param known - By sample: 1 where the forest may see the target, which is so somewhere.
   */
  readonly predict: (target: number, known: Uint8Array) => Float64Array;
  /** Takes the values of a feature as they are now. */
  readonly put: (feature: number, values: Float64Array) => void;
  /** Lets go of the table. */
  readonly end: () => void;
};

/** Trees that make one part. */
const treesAtOnce = 10;

/**
 * Random forests of numbers. Every tree has a seed of its own, drawn from that of the forests, so that it does not
 * matter which thread grows it.
 *
 * Breiman 2001, Mach. Learn. 45, 5. doi:10.1023/A:1010933404324
 *
 * @param values - Features × samples, complete, at least two features. Not mutated.
 */
export function openForests(
  values: Float64Array,
  features: number,
  settings: ForestSettings,
  seed: number,
): RegressionForests {
  const samples = values.length / features;
  const { trees } = settings;
  const random = uniform(seed);
  const table: Columns = { values: roomFor(values.length), orders: roomFor(values.length), features, samples };
  const turn: Turn = {
    target: roomFor(1),
    known: roomFor(samples),
    seeds: roomFor(trees),
    said: roomFor(trees * samples),
  };
  const put = (feature: number, now: Float64Array): void => {
    table.values.set(now, feature * samples);
    table.orders.set(orderOf(now), feature * samples);
  };
  for (let feature = 0; feature < features; feature += 1)
    put(feature, values.subarray(feature * samples, (feature + 1) * samples));
  const parts = openParts(forestTrees, { table, settings, turn });
  return {
    put,
    predict: (target, known) => {
      turn.target[0] = target;
      turn.known.set(known);
      for (let tree = 0; tree < trees; tree += 1) turn.seeds[tree] = Math.floor(random() * 2 ** 32);
      parts.run(Math.ceil(trees / treesAtOnce));
      return Float64Array.from({ length: samples }, (_, sample) => {
        let [sum, count] = [0, 0];
        for (let tree = 0; tree < trees; tree += 1) {
          const one = turn.said[tree * samples + sample]!;
          if (Number.isNaN(one)) continue;
          sum += one;
          count += 1;
        }
        return sum / count;
      });
    },
    end: () => parts.end(),
  };
}

/**
 * The context of one forest; `said` holds the predictions, trees × samples, `NaN` where the tree was grown from the
 * sample.
 */
type Turn = {
  readonly target: Float64Array;
  readonly known: Float64Array;
  readonly seeds: Float64Array;
  readonly said: Float64Array;
};

/**
 * Grows some trees of one forest, each with its own seed.
 *
 * @public Threads import it by its name.
 */
export const forestTrees: Job<
  { readonly table: Columns; readonly settings: ForestSettings; readonly turn: Turn },
  undefined
> = {
  module: import.meta.url,
  name: 'forestTrees',
  open: ({ settings, table, turn }) => {
    const { samples } = table;
    const tree = regressionTree(table, settings);
    const draws = new Int32Array(samples);
    const known = new Int32Array(samples);
    return (part) => {
      let size = 0;
      for (let sample = 0; sample < samples; sample += 1) if (turn.known[sample] === 1) known[size++] = sample;
      for (let at = part * treesAtOnce; at < Math.min(settings.trees, (part + 1) * treesAtOnce); at += 1) {
        const random = uniform(turn.seeds[at]!);
        draws.fill(0);
        for (let i = 0; i < size; i += 1) draws[known[Math.floor(random() * size)]!]! += 1;
        tree.grow(turn.target[0]!, draws, random);
        for (let sample = 0; sample < samples; sample += 1)
          turn.said[at * samples + sample] = draws[sample]! > 0 ? Number.NaN : tree.at(sample);
      }
      return undefined;
    };
  },
};

/** Positions of the values from the smallest to the largest; equal values in order of position. */
const orderOf = (values: Float64Array): Uint32Array =>
  Uint32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]! || a - b);
