import { startKernel } from './instance.ts';
import type { Product } from './product.ts';

/**
 * Σ|a − b| of all pairs of rows, for pairs whose second row comes later; bit for bit the same on every machine.
 *
 * @param values - size × columns, row-major, finite.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function manhattan(values: Float64Array, size: number, columns: number): Product {
  const stride = Math.ceil(size / 4) * 4;
  const width = Math.ceil(columns / 2) * 2;
  const kernel = startKernel([stride * width, stride * stride]);
  const [valuesAt, sumsAt] = kernel.addresses as [number, number];
  const held = kernel.view(valuesAt, stride * width);
  if (width === columns) held.set(values);
  else
    for (let row = 0; row < size; row += 1) held.set(values.subarray(row * columns, (row + 1) * columns), row * width);
  kernel.manhattan(valuesAt, sumsAt, stride, width);
  return { values: kernel.view(sumsAt, stride * stride), rows: size, columns: size, stride };
}
