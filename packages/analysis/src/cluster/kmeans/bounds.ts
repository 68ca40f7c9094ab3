/** A row stays where it is only when its bounds leave more room than rounding could take. */
const margin = 1 - 1e-9;

/**
 * For every row an upper bound of the distance to its own centre and a lower one of that to any other, kept while centres move,
 * so that most rows need not be measured again (Hamerly 2010, SDM, 130. doi:10.1137/1.9781611972801.12).
 */
export class Bounds {
  readonly #upper: Float64Array;
  readonly #lower: Float64Array;
  /** How far each centre has gone, and the sum of the longest ways. */
  readonly #gone: Float64Array;
  #furthest = 0;

  constructor(rows: number, centers: number) {
    // Nothing is known: no row stays.
    this.#upper = new Float64Array(rows).fill(Infinity);
    this.#lower = new Float64Array(rows);
    this.#gone = new Float64Array(centers);
  }

  /** @param own - Distance to the centre of the row, @param other - and the least one to another. */
  set(row: number, center: number, own: number, other: number): void {
    this.#upper[row] = own - this.#gone[center]!;
    this.#lower[row] = other + this.#furthest;
  }

  /** @param own - A new distance to its centre; the other bound stays. */
  tighten(row: number, center: number, own: number): void {
    this.#upper[row] = own - this.#gone[center]!;
  }

  /** Some centres have moved at once, each as far as its place in `ways` says. */
  move(ways: ArrayLike<number>): void {
    let longest = 0;
    for (let center = 0; center < this.#gone.length; center += 1) {
      this.#gone[center]! += ways[center]!;
      longest = Math.max(longest, ways[center]!);
    }
    this.#furthest += longest;
  }

  /** Whether the distance to its own centre, times `loss`, is surely less than that to any other, times `gain`. */
  stays(row: number, center: number, loss = 1, gain = 1): boolean {
    return loss * (this.#upper[row]! + this.#gone[center]!) < gain * margin * (this.#lower[row]! - this.#furthest);
  }
}
