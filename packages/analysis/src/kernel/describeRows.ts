import { startKernel, type KernelInstance } from './instance.ts';

export type DescribedRows = {
  /** By row: how many values are there. */
  readonly counts: Uint32Array;
  /** By row; infinite where all are missing. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** By column: how many values are there. */
  readonly present: Uint32Array;
  readonly zeros: number;
  /** Values of 1000 and more. */
  readonly large: number;
};

/** Doubles and rows brought to the kernel at a time: they stay in the second-level cache. */
const blockLength = 1 << 16;
const blockRows = 1 << 12;

/** The kernel and the columns it has room for, kept from table to table. */
type Describer = { readonly kernel: KernelInstance; readonly columns: number };

let describer: Describer | undefined;

/** What the rows of a row-major table hold; missing values are NaN. */
export function describeRows(values: Float64Array, rows: number, columns: number): DescribedRows {
  if (!describer || describer.columns < columns) {
    const room = Math.max(1024, columns);
    describer = { kernel: startKernel([Math.max(blockLength, room), 3 * blockRows, room, 3]), columns: room };
  }
  const { kernel } = describer;
  const [valuesAt, describedAt, presentAt, totalsAt] = kernel.addresses as [number, number, number, number];
  const height = Math.min(blockRows, Math.max(1, Math.floor(blockLength / Math.max(1, columns))));
  const block = kernel.view(valuesAt, height * columns);
  const described = kernel.view(describedAt, 3 * height);
  const inOthers = kernel.view(presentAt, columns).fill(0);
  const totals = kernel.view(totalsAt, 3).fill(0);
  const [counts, low, high] = [new Uint32Array(rows), new Float64Array(rows), new Float64Array(rows)];
  for (let from = 0; from < rows; from += height) {
    const some = Math.min(height, rows - from);
    block.set(values.subarray(from * columns, (from + some) * columns));
    kernel.describeRows(valuesAt, some, columns, describedAt, presentAt, totalsAt);
    for (let row = 0; row < some; row += 1) {
      counts[from + row] = described[3 * row]!;
      low[from + row] = described[3 * row + 1]!;
      high[from + row] = described[3 * row + 2]!;
    }
  }
  const [full, zeros, large] = [totals[0]!, totals[1]!, totals[2]!];
  return { counts, low, high, present: Uint32Array.from(inOthers, (count) => full + count), zeros, large };
}
