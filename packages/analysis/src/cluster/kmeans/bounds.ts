/** Bounds decide only where they leave more room than rounding could take. */
const margin = 1 - 1e-9;

/**
 * For every row an upper bound of the distance to its own centre and lower ones of those to the others, kept while centres move,
 * so that most distances need not be measured again (Elkan 2003, ICML, 147).
 */
export class Bounds {
  readonly #upper: Float64Array;
  readonly #lower: Float64Array;
  /** How far each centre has gone: of its distances the bounds hold what they were where it began. */
  readonly #gone: Float64Array;

  /** Nothing is known: no row stays. */
  constructor(rows: number, centers: number) {
    this.#upper = new Float64Array(rows).fill(Infinity);
    this.#lower = new Float64Array(rows * centers);
    this.#gone = new Float64Array(centers);
  }

  /** A measured distance to a centre that is not the row's own. */
  setOther(row: number, center: number, distance: number): void {
    this.#lower[row * this.#gone.length + center] = distance + this.#gone[center]!;
  }

  /** A measured distance to the row's own centre. */
  setOwn(row: number, center: number, distance: number): void {
    this.#upper[row] = distance - this.#gone[center]!;
    this.setOther(row, center, distance);
  }

  /** A row has another centre, whose distance is to be measured. */
  change(row: number): void {
    this.#upper[row] = Infinity;
  }

  move(center: number, way: number): void {
    this.#gone[center]! += way;
  }

  /** Whether a centre is surely further away than this. */
  isBeyond(row: number, center: number, distance: number): boolean {
    return distance < margin * this.#lower[row * this.#gone.length + center]! - this.#gone[center]!;
  }

  /** Whether the distance to its own centre, times `factor`, is surely less than that to any other. */
  stays(row: number, own: number, factor = 1): boolean {
    const distance = factor * (this.#upper[row]! + this.#gone[own]!);
    for (let center = 0; center < this.#gone.length; center += 1) if (center !== own && !this.isBeyond(row, center, distance)) return false;
    return true;
  }
}
