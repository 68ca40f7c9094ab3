import type { Workspace } from './workspace.ts';

/** With more than this share of the features all gradients are recomputed. */
const many = 0.4;

/**
 * The gradients xᵀ(y − p)/n of those features for which they may matter. Rows of `x` have the length √n, so that no
 * gradient changes by more than ‖change of the rest‖/√n: while that leaves a feature below what is asked for, it need
 * not be looked at.
 */
export class Nearby {
  /**
   * The features looked at, ascending; of the others the workspace's `gradient` is an older one, and below what was
   * asked for.
   */
  rows: Int32Array = new Int32Array(0);
  readonly #space: Workspace;
  /** What was left when all were looked at; the gradients then are the workspace's `known`. */
  readonly #rest: Float64Array;

  constructor(space: Workspace) {
    this.#space = space;
    // Larger than any residual, so that the first pass covers all features.
    this.#rest = new Float64Array(space.samples).fill(Infinity);
  }

  /**
   * Brings the workspace's `gradient` to its `rest` wherever it may be `least` or more in size. Of a constant feature,
   * whose row is 0, it is 0.
   */
  look(least: number): void {
    const { at, features, kernel, lists, numbers, samples } = this.#space;
    const { gradient, known, products, rest } = numbers;
    let squares = 0;
    for (let i = 0; i < samples; i += 1) squares += (rest[i]! - this.#rest[i]!) ** 2;
    // A little more than it is, for the rounding of the sums.
    const moved = Math.sqrt(squares / samples) * (1 + 1e-9) + 1e-12;
    let count = kernel.withinReach(at.known, features, moved, least, at.near);
    const all = count > many * features;
    if (all) count = kernel.withinReach(at.known, features, Infinity, least, at.near);
    this.rows = lists.near.subarray(0, count);
    kernel.rowDots(at.x, at.near, count, samples, at.rest, at.products, samples);
    if (all) {
      known.set(products);
      gradient.set(products);
      this.#rest.set(rest);
    } else for (let k = 0; k < count; k += 1) gradient[this.rows[k]!] = products[k]!;
  }
}
