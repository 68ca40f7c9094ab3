import { flipped, leadingPairs, minus, regressed, squares, times } from './dense.ts';
import type { Dense } from './dense.ts';

export type Components = { readonly joint: number; readonly x: number; readonly y: number };

/** One table's half of the model. */
export type Half = {
  /** Orthonormal weights of the joint part, variables × joint. */
  readonly weights: Dense;
  /** samples × joint. */
  readonly scores: Dense;
  /**
   * The orthogonal part of this table, unrelated to the other: weights, loadings (variables × components) and scores;
   * null without such components.
   */
  readonly own: { readonly weights: Dense; readonly loadings: Dense; readonly scores: Dense } | null;
  /** Predicts the joint scores of the other table from those of this one, joint × joint. */
  readonly inner: Dense;
};
export type O2plsModel = { readonly x: Half; readonly y: Half };

/** Whether the ranks of two tables allow for so many components. */
export const supports = (ranks: readonly number[], { joint, x, y }: Components): boolean =>
  ranks.every((rank) => joint + Math.max(x, y) <= rank);

/**
 * O2PLS: what two tables share, and what each has alone.
 *
 * Trygg & Wold 2003, J. Chemom. 17, 53. doi:10.1002/cem.775; the order of the steps as in OmicsPLS, Bouhaddani et al.
 * 2018, BMC Bioinformatics 19, 371. doi:10.1186/s12859-018-2371-3
 *
 * @param x - samples × variables, centred and scaled; `y` of the same samples. Both have a rank that `supports` the
 * components.
 */
export function o2plsModel(x: Dense, y: Dense, count: Components): O2plsModel {
  const first = leadingPairs(times(flipped(y), x), count.joint + Math.max(count.x, count.y));
  const [ownX, ownY] = [ownPart(x, first.right, count.x), ownPart(y, first.left, count.y)];
  const [restX, restY] = [without(x, ownX), without(y, ownY)];
  const joint = leadingPairs(times(flipped(restY), restX), count.joint);
  const [t, u] = [times(restX, joint.right), times(restY, joint.left)];
  return {
    x: { weights: joint.right, scores: t, own: ownX, inner: regressed(t, u) },
    y: { weights: joint.left, scores: u, own: ownY, inner: regressed(u, t) },
  };
}

/** The strongest directions in the residuals of a table that still correlate with its joint scores. */
function ownPart(table: Dense, common: Dense, count: number): Half['own'] {
  if (count === 0) return null;
  const scores = times(table, common);
  const rest = minus(table, times(scores, flipped(common)));
  // A table that the joint weights explain completely has no orthogonal part.
  if (squares(rest) <= 1e-20 * squares(table)) return null;
  const weights = leadingPairs(times(flipped(rest), scores), count).left;
  const own = times(table, weights);
  return { weights, scores: own, loadings: flipped(regressed(own, table)) };
}

const without = (table: Dense, own: Half['own']): Dense =>
  own ? minus(table, times(own.scores, flipped(own.loadings))) : table;

/** The other table as predicted from this one, in that table's variables: new samples × variables of this one. */
export function foretold(samples: Dense, from: Half, to: Half): Dense {
  const rest = from.own ? minus(samples, times(times(samples, from.own.weights), flipped(from.own.loadings))) : samples;
  return times(times(times(rest, from.weights), from.inner), flipped(to.weights));
}
