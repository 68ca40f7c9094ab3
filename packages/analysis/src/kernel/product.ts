import { hasTeam } from '../parallel/index.ts';
import { startKernel } from './instance.ts';
import { pack, sliceDepth, type Operand } from './pack.ts';
import { inPanels } from './panels.ts';

export type { Operand } from './pack.ts';

/** Result of a product: element (i, j) is `values[i * stride + j]`; what lies beyond the columns is padding. */
export type Product = {
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
  readonly stride: number;
};

/** The rows of a row-major table: the sum runs along the columns. */
export function rowsOf(values: Float64Array, rows: number, columns: number): Operand {
  return { values, rows, depth: columns, rowStride: columns, depthStride: 1 };
}

/** The columns of a row-major table: the sum runs along the rows. Nothing is copied. */
export function columnsOf(values: Float64Array, rows: number, columns: number): Operand {
  return { values, rows: columns, depth: rows, rowStride: 1, depthStride: columns };
}

/** Multiplications from which threads share a product: half a second of one of them. */
const sharedFrom = 4e9;
/** A thread holds the packed tables as a whole; larger ones go slice by slice in one thread. */
const packedMost = 2e8;

/**
 * A·Bᵀ by the SIMD kernel; bit for bit the same on every machine. No element may be NaN (it would spread).
 *
 * @throws {InputError} When the result does not fit into 4 GB.
 */
export function product(a: Operand, b: Operand): Product {
  if (a.depth !== b.depth) throw new RangeError(`depths differ: ${a.depth} and ${b.depth}`);
  return multiply(a, b, false);
}

/** A·Aᵀ, both triangles filled; half the work of `product(a, a)`. */
export function gram(a: Operand): Product {
  const result = halfGram(a);
  mirror(result.values, result.rows, result.stride);
  return result;
}

/** A·Aᵀ on and above the diagonal; what is below is not determined. */
export const halfGram = (a: Operand): Product => multiply(a, a, true);

/** Copies the upper triangle of a square table onto the lower one, in blocks that stay in the cache. */
export function mirror(values: Float64Array, size: number, stride: number): void {
  const block = 32;
  for (let top = 0; top < size; top += block) {
    for (let left = 0; left <= top; left += block) {
      for (let i = top; i < Math.min(size, top + block); i += 1) {
        for (let j = left; j < Math.min(i, left + block); j += 1) values[i * stride + j] = values[j * stride + i]!;
      }
    }
  }
}

function multiply(a: Operand, b: Operand, symmetric: boolean): Product {
  const rowPanels = Math.ceil(a.rows / 4);
  const columnPanels = symmetric ? rowPanels : Math.ceil(b.rows / 4);
  if (hasTeam() && mayShare(a, b, symmetric))
    return { values: inPanels(a, symmetric ? null : b), rows: a.rows, columns: b.rows, stride: columnPanels * 4 };
  const slice = Math.min(sliceDepth, Math.max(1, a.depth));
  const aLength = rowPanels * 4 * slice;
  const bLength = symmetric ? 0 : columnPanels * 4 * slice;
  const stride = columnPanels * 4;
  const kernel = startKernel([aLength, bLength, rowPanels * 4 * stride]);
  const [aAddress, bAddress, cAddress] = kernel.addresses as [number, number, number];
  const aPanels = kernel.view(aAddress, aLength);
  const bPanels = kernel.view(bAddress, bLength);

  for (let from = 0; from < a.depth; from += slice) {
    const depth = Math.min(slice, a.depth - from);
    pack(a, from, depth, aPanels);
    if (!symmetric) pack(b, from, depth, bPanels);
    kernel.multiply(
      aAddress,
      symmetric ? aAddress : bAddress,
      cAddress,
      rowPanels,
      columnPanels,
      depth,
      Number(symmetric),
    );
  }
  return {
    values: kernel.view(cAddress, rowPanels * 4 * stride),
    rows: a.rows,
    columns: symmetric ? a.rows : b.rows,
    stride,
  };
}

/** Results beyond what the kernel could hold are refused by it. */
function mayShare(a: Operand, b: Operand, symmetric: boolean): boolean {
  const work = (a.rows * b.rows * a.depth) / (symmetric ? 2 : 1);
  return work >= sharedFrom && (a.rows + b.rows) * a.depth <= packedMost && a.rows * b.rows <= 2 ** 28;
}
