/** A matrix to multiply, as a view: element (row, k) is `values[row * rowStride + k * depthStride]`. */
export type Operand = {
  readonly values: Float64Array;
  readonly rows: number;
  /** Length of the sum. */
  readonly depth: number;
  readonly rowStride: number;
  readonly depthStride: number;
};

/** Depth of one slice: a panel of 4 rows is 8 kB and stays in the first-level cache. */
export const sliceDepth = 256;

/** Interleaves 4 rows at a time; rows missing from the last panel are zero. */
export function pack(
  { values, rows, rowStride, depthStride }: Operand,
  from: number,
  depth: number,
  panels: Float64Array,
): void {
  for (let panel = 0; panel * 4 < rows; panel += 1) {
    const height = Math.min(4, rows - panel * 4);
    const target = panel * 4 * depth;
    for (let r = 0; r < 4; r += 1) {
      let source = (panel * 4 + r) * rowStride + from * depthStride;
      for (let k = 0; k < depth; k += 1, source += depthStride)
        panels[target + 4 * k + r] = r < height ? values[source]! : 0;
    }
  }
}
