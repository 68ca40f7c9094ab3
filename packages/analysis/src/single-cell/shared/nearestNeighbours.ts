import { product, rowsOf } from '../../kernel/index.ts';

/** Of each point its `k` nearest others, nearest first, and their Euclidean distances; `k` to a point. */
export type Neighbours = { readonly k: number; readonly index: Int32Array; readonly distance: Float64Array };

const blockRows = 256;

/**
 * The exact `k` nearest neighbours of every point, itself left out; of equal distances the earlier point.
 *
 * Products of blocks rank the candidates; distances that matter are computed again from the differences, so that nearly equal points keep their digits.
 *
 * @param points - n × `dimensions`, row-major, finite.
 */
export function nearestNeighbours(points: Float64Array, n: number, dimensions: number, wanted: number, progress: (fraction: number) => void = () => undefined): Neighbours {
  const k = Math.min(wanted, n - 1);
  const index = new Int32Array(n * k);
  const distance = new Float64Array(n * k);
  const norm = Float64Array.from({ length: n }, (_, i) => squaredLength(points, i, dimensions));
  const largest = norm.reduce((most, value) => Math.max(most, value), 0);
  const all = rowsOf(points, n, dimensions);
  const heap = new FarthestFirst(Math.min(n - 1, k + 12));
  for (let top = 0; top < n; top += blockRows) {
    const height = Math.min(blockRows, n - top);
    const { stride, values } = product(rowsOf(points.subarray(top * dimensions, (top + height) * dimensions), height, dimensions), all);
    for (let row = 0; row < height; row += 1) {
      const i = top + row;
      heap.clear();
      for (let j = 0; j < n; j += 1) {
        if (j === i) continue;
        // Candidates within rounding of each other are all kept as long as there is room.
        heap.offer(j, norm[j]! - 2 * values[row * stride + j]!);
      }
      const exact = heap.members().map((j): [number, number] => [j, between(points, i, j, dimensions)]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      for (let rank = 0; rank < k; rank += 1) {
        index[i * k + rank] = exact[rank]![0];
        distance[i * k + rank] = exact[rank]![1];
      }
    }
    progress((top + height) / n);
  }
  if (!Number.isFinite(largest)) throw new RangeError('a point is not finite');
  return { k, index, distance };
}

function squaredLength(points: Float64Array, i: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += points[i * dimensions + d]! ** 2;
  return sum;
}

function between(points: Float64Array, i: number, j: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += (points[i * dimensions + d]! - points[j * dimensions + d]!) ** 2;
  return Math.sqrt(sum);
}

/** Keeps the smallest of what is offered in a binary heap with the largest on top; of equal values the earlier stays. */
class FarthestFirst {
  readonly #ids: Int32Array;
  readonly #values: Float64Array;
  #size = 0;
  constructor(capacity: number) {
    this.#ids = new Int32Array(capacity);
    this.#values = new Float64Array(capacity);
  }

  clear(): void {
    this.#size = 0;
  }

  members(): number[] {
    return Array.from(this.#ids.subarray(0, this.#size));
  }

  offer(id: number, value: number): void {
    const [ids, values] = [this.#ids, this.#values];
    if (this.#size < ids.length) {
      let at = this.#size++;
      for (; at > 0 && values[(at - 1) >> 1]! < value; at = (at - 1) >> 1) {
        values[at] = values[(at - 1) >> 1]!;
        ids[at] = ids[(at - 1) >> 1]!;
      }
      values[at] = value;
      ids[at] = id;
    } else if (value < values[0]!) this.#replaceTop(id, value);
  }

  #replaceTop(id: number, value: number): void {
    const [ids, values] = [this.#ids, this.#values];
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && values[child + 1]! > values[child]!) child += 1;
      if (values[child]! <= value) break;
      values[at] = values[child]!;
      ids[at] = ids[child]!;
      at = child;
    }
    values[at] = value;
    ids[at] = id;
  }
}
