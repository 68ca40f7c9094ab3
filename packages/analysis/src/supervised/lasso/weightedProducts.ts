import { arithmeticMean } from '../../statistics/index.ts';
import type { Workspace } from './workspace.ts';

/**
 * Σ w·xₐ·x_b / n of the features asked for and of the intercept (a column of ones), each computed once for one set of
 * weights. As few features are ever active, most of the table is never computed.
 */
export class WeightedProducts {
  readonly #space: Workspace;
  /** Place of a feature in the table, or 0; the intercept has place 0. */
  readonly #place: Int32Array;
  /** Features in the table, which are the first of the workspace's `members`. */
  #count = 0;
  #room = 16;
  #table = new Float64Array(16 * 16);

  constructor(space: Workspace) {
    this.#space = space;
    this.#place = new Int32Array(space.features);
  }

  /** Discards the products of the former weights; the current ones are the workspace's `weight`. */
  begin(): void {
    this.#place.fill(0);
    this.#count = 0;
    const { weight } = this.#space.numbers;
    this.#table[0] = arithmeticMean(weight);
  }

  /**
   * Puts the lower triangle for the intercept and the first `count` of the workspace's `active` into its `matrix`, the
   * diagonal times `diagonal`.
   */
  among(count: number, diagonal: number): void {
    const m = count + 1;
    const { matrix } = this.#space.numbers;
    const { active } = this.#space.lists;
    const places = new Int32Array(m);
    for (let a = 1; a < m; a += 1) places[a] = this.#placeOf(active[a - 1]!);
    const table = this.#table;
    const room = this.#room;
    for (let a = 0; a < m; a += 1) {
      const one = places[a]!;
      for (let b = 0; b < a; b += 1) {
        const other = places[b]!;
        matrix[a * m + b] = one > other ? table[one * room + other]! : table[other * room + one]!;
      }
      matrix[a * m + a] = diagonal * table[one * room + one]!;
    }
  }

  #placeOf(feature: number): number {
    const known = this.#place[feature]!;
    if (known > 0) return known;
    const { at, kernel, lists, numbers, samples } = this.#space;
    const { products, weight, weighted, x } = numbers;
    lists.members[this.#count] = feature;
    this.#count += 1;
    const place = this.#count;
    if (place === this.#room) this.#grow();
    this.#place[feature] = place;
    let sum = 0;
    for (let i = 0, from = feature * samples; i < samples; i += 1) sum += weighted[i] = weight[i]! * x[from + i]!;
    kernel.rowDots(at.x, at.members, place, samples, at.weighted, at.products, samples);
    const row = place * this.#room;
    this.#table[row] = sum / samples;
    this.#table.set(products.subarray(0, place), row + 1);
    return place;
  }

  #grow(): void {
    const [old, room] = [this.#table, this.#room];
    this.#room = room * 2;
    this.#table = new Float64Array(this.#room * this.#room);
    for (let row = 0; row < room; row += 1)
      this.#table.set(old.subarray(row * room, row * room + room), row * this.#room);
  }
}
