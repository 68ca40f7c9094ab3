import type { CellCounts } from '../../model/index.ts';
import { arithmeticMean, median } from '../../statistics/index.ts';
import { librarySizes } from '../../cells/index.ts';

/** Cells pooled at a time: 21, 26 … 101, as scuttle's default. */
export const poolSizes = Array.from({ length: 17 }, (_, i) => 21 + 5 * i);
/** Weight of the equations that keep every cell solvable. */
const lowWeight = 1e-6;

/**
 * `genes` counts those abundant enough to take part; `replaced` the cells whose estimate was not positive and gave way
 * to the library size.
 */
export type Deconvolution = { readonly factors: Float64Array; readonly genes: number; readonly replaced: number };

/**
 * Size factors from pools of cells: cells of like library size lie next to each other on a ring, every window of 21 to
 * 101 neighbours is compared with the average cell by the median over genes, and the factors of single cells are what
 * explains all windows best. Mean 1. Without clusters; genes below a mean of 0.1 (1 for deep libraries) take no part.
 *
 * Lun et al. 2016, doi:10.1186/s13059-016-0947-7 (scran, scuttle's `pooledSizeFactors`). The normal equations of a ring
 * are circulant, so each of its frequencies is solved on its own.
 *
 * @param counts - At least 21 cells, all with counts.
 */
export function deconvolvedFactors(
  counts: CellCounts,
  progress: (fraction: number) => void = () => undefined,
): Deconvolution {
  const n = counts.cells.length;
  const libraries = librarySizes(counts);
  const { average, used } = averageCell(counts, libraries);
  const ring = ringOf(libraries);
  const sizes = poolSizes.filter((size) => size <= n);
  const sums = poolEquations(counts, libraries, average, used, ring, sizes, progress);
  const total = used.reduce((sum, gene) => sum + average[gene]!, 0);
  const onRing = solveRing(
    sums.map((sum) => sum + lowWeight / total),
    sizes,
  );
  const factors = new Float64Array(n);
  ring.forEach((cell, at) => (factors[cell] = onRing[at]! * libraries[cell]!));
  return { ...positive(factors, libraries), genes: used.length };
}

function averageCell(
  counts: CellCounts,
  libraries: Float64Array,
): { readonly average: Float64Array; readonly used: Int32Array } {
  const n = counts.cells.length;
  const share = new Float64Array(counts.genes.length);
  for (let cell = 0; cell < n; cell += 1) {
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      share[counts.rows[at]!]! += counts.values[at]! / libraries[cell]!;
  }
  const depth = libraries.reduce((sum, value) => sum + value, 0) / n;
  const average = share.map((sum) => (sum / n) * depth);
  const least = median(libraries) <= 50_000 ? 0.1 : 1;
  return { average, used: Int32Array.from([...average.keys()].filter((gene) => average[gene]! >= least)) };
}

/** Odd positions ascending, then even ones descending, so that neighbours on the ring have similar libraries. */
function ringOf(libraries: Float64Array): Int32Array {
  const order = Int32Array.from(libraries, (_, i) => i).sort((a, b) => libraries[a]! - libraries[b]! || a - b);
  return Int32Array.from([...order.filter((_, i) => i % 2 === 0), ...order.filter((_, i) => i % 2 === 1).toReversed()]);
}

/** Of each place on the ring the sum over all pools that hold it. */
function poolEquations(
  counts: CellCounts,
  libraries: Float64Array,
  average: Float64Array,
  used: Int32Array,
  ring: Int32Array,
  sizes: readonly number[],
  progress: (fraction: number) => void,
): Float64Array {
  const n = ring.length;
  const place = new Int32Array(counts.genes.length).fill(-1);
  used.forEach((gene, i) => (place[gene] = i));
  const [pool, ratios] = [new Float64Array(used.length), new Float64Array(used.length)];
  const at = Array.from(sizes, () => new Float64Array(n));
  for (let start = 0; start < n; start += 1) {
    pool.fill(0);
    let held = 0;
    sizes.forEach((size, s) => {
      for (; held < size; held += 1) {
        const cell = ring[(start + held) % n]!;
        for (let entry = counts.starts[cell]!; entry < counts.starts[cell + 1]!; entry += 1) {
          const gene = place[counts.rows[entry]!]!;
          if (gene >= 0) pool[gene]! += counts.values[entry]! / libraries[cell]!;
        }
      }
      for (let gene = 0; gene < pool.length; gene += 1) ratios[gene] = pool[gene]! / average[used[gene]!]!;
      at[s]![start] = middleOf(ratios);
    });
    if (start % 64 === 0) progress((0.9 * start) / n);
  }
  const sums = new Float64Array(n);
  sizes.forEach((size, s) => {
    let window = 0;
    for (let back = 0; back < size; back += 1) window += at[s]![(n - back) % n]!;
    for (let i = 0; i < n; i += 1) {
      sums[i]! += window;
      window += at[s]![(i + 1) % n]! - at[s]![(i + 1 - size + n) % n]!;
    }
  });
  return sums;
}

/** The median; the values are left in another order. */
function middleOf(values: Float64Array): number {
  const upper = selected(values, values.length >> 1);
  if (values.length % 2 === 1) return upper;
  return (upper + values.subarray(0, values.length >> 1).reduce((most, value) => Math.max(most, value), -Infinity)) / 2;
}

/** Quickselect: afterwards all before `k` are no larger than the one at `k`. */
function selected(values: Float64Array, k: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (values[i]! < pivot) i += 1;
      while (values[j]! > pivot) j -= 1;
      if (i > j) break;
      [values[i], values[j]] = [values[j]!, values[i]!];
      i += 1;
      j -= 1;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k]!;
}

/** Solves the circulant normal equations frequency by frequency. */
function solveRing(right: Float64Array, sizes: readonly number[]): Float64Array {
  const n = right.length;
  const wave = Float64Array.from({ length: n }, (_, i) => Math.cos((2 * Math.PI * i) / n));
  const swing = Float64Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / n));
  const solution = new Float64Array(n);
  for (let k = 0; 2 * k <= n; k += 1) {
    let [even, odd] = [0, 0];
    for (let i = 0, phase = 0; i < n; i += 1, phase = (phase + k) % n) {
      even += right[i]! * wave[phase]!;
      odd += right[i]! * swing[phase]!;
    }
    const gain =
      lowWeight +
      sizes.reduce(
        (sum, size) =>
          sum + (k === 0 ? size : Math.sin((Math.PI * ((k * size) % n)) / n) / Math.sin((Math.PI * k) / n)) ** 2,
        0,
      );
    const scale = (k === 0 || 2 * k === n ? 1 : 2) / (n * gain);
    for (let i = 0, phase = 0; i < n; i += 1, phase = (phase + k) % n)
      solution[i]! += scale * (even * wave[phase]! + odd * swing[phase]!);
  }
  return solution;
}

/** Scales to mean 1. A cell without a positive estimate gets its library size on the scale of the others. */
function positive(
  factors: Float64Array,
  libraries: Float64Array,
): { readonly factors: Float64Array; readonly replaced: number } {
  const good = [...factors.keys()].filter((cell) => factors[cell]! > 0);
  const ratio =
    good.reduce((sum, cell) => sum + factors[cell]!, 0) / good.reduce((sum, cell) => sum + libraries[cell]!, 0);
  const filled = factors.map((factor, cell) => (factor > 0 ? factor : ratio * libraries[cell]!));
  const mean = arithmeticMean(filled);
  return { factors: filled.map((factor) => factor / mean), replaced: factors.length - good.length };
}
