import { startKernel, type KernelInstance } from './instance.ts';

/** The kernel and its room, kept from row to row. */
type Sorter = { readonly kernel: KernelInstance; readonly room: number };

let sorter: Sorter | undefined;

/** Ranks from 1, equal values sharing the mean of theirs; missing values stay missing and take no rank. */
export function ranksOf(row: Float64Array): Float64Array<ArrayBuffer> {
  const n = row.length;
  if (!sorter || sorter.room < n) {
    const room = Math.max(1024, 2 ** Math.ceil(Math.log2(n)));
    sorter = { kernel: startKernel([room, 2 * room, room]), room };
  }
  const { addresses, rankRow, view } = sorter.kernel;
  const [valuesAt, keysAt, orderAt] = addresses as [number, number, number];
  const values = view(valuesAt, n);
  values.set(row);
  rankRow(valuesAt, n, keysAt, orderAt);
  return values.slice();
}
