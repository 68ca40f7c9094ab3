import { dots } from './dot.ts';

/**
 * Σ w·xₐ·x_b / n of the features asked for and of the intercept (a column of ones), each computed once for one set of weights.
 * Few features are ever in the model, so that most of the table is never made.
 */
export class WeightedProducts {
  readonly #x: Float64Array;
  readonly #n: number;
  /** Place of a feature in the table, or −1; the intercept has place 0. */
  readonly #place: Int32Array;
  readonly #weighted: Float64Array;
  #weight: Float64Array;
  #members: number[] = [];
  #room = 16;
  #table = new Float64Array(16 * 16);

  /** @param x - Standardised features × samples. */
  constructor(x: Float64Array, features: number, samples: number) {
    this.#x = x;
    this.#n = samples;
    this.#place = new Int32Array(features).fill(-1);
    this.#weighted = new Float64Array(samples);
    this.#weight = this.#weighted;
  }

  /** Forgets the products of the weights before. */
  begin(weight: Float64Array): void {
    for (const feature of this.#members) this.#place[feature] = -1;
    this.#members = [];
    this.#weight = weight;
    this.#table[0] = weight.reduce((sum, value) => sum + value, 0) / this.#n;
  }

  /** The lower triangle for the intercept and these features, its diagonal times `diagonal`. */
  among(features: readonly number[], diagonal: number): Float64Array {
    const m = features.length + 1;
    const places = new Int32Array(m);
    features.forEach((feature, a) => (places[a + 1] = this.#placeOf(feature)));
    const result = new Float64Array(m * m);
    const table = this.#table;
    const room = this.#room;
    for (let a = 0; a < m; a += 1) {
      const one = places[a]!;
      for (let b = 0; b < a; b += 1) {
        const other = places[b]!;
        result[a * m + b] = one > other ? table[one * room + other]! : table[other * room + one]!;
      }
      result[a * m + a] = diagonal * table[one * room + one]!;
    }
    return result;
  }

  #placeOf(feature: number): number {
    const known = this.#place[feature]!;
    if (known >= 0) return known;
    const n = this.#n;
    const [x, weight, weighted] = [this.#x, this.#weight, this.#weighted];
    const place = this.#members.push(feature);
    if (place === this.#room) this.#grow();
    this.#place[feature] = place;
    let sum = 0;
    for (let i = 0, at = feature * n; i < n; i += 1, at += 1) sum += weighted[i] = weight[i]! * x[at]!;
    const row = place * this.#room;
    this.#table[row] = sum / n;
    const from = Int32Array.from(this.#members, (member) => member * n);
    const products = this.#table.subarray(row + 1, row + 1 + place);
    dots(x, from, weighted, products);
    for (let other = 0; other < place; other += 1) products[other]! /= n;
    return place;
  }

  #grow(): void {
    const [old, room] = [this.#table, this.#room];
    this.#room = room * 2;
    this.#table = new Float64Array(this.#room * this.#room);
    for (let row = 0; row < room; row += 1) this.#table.set(old.subarray(row * room, row * room + room), row * this.#room);
  }
}
