import type { Scale } from '../../frame/index.ts';
import type { Merge } from '../../geometry/index.ts';
import type { Annotation } from './annotations.ts';

/** What a heatmap draws: values in cells, with what stands around them. */
export type CellPicture = {
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
  /** Row-major in the order drawn. */
  readonly values: Float64Array;
  readonly rowMerge: Merge | null;
  readonly columnMerge: Merge | null;
  readonly scale: Scale;
  readonly ramp: readonly string[];
  readonly barTitle: string;
  readonly square: boolean;
  /** Writes each value into its cell where there is room. */
  readonly written: boolean;
  /**
   * Stars of each cell in the order of `values`, below its value where both have room, else in its place; `''` for
   * none.
   */
  readonly stars?: readonly string[] | undefined;
  /** Strips above the cells besides the group's. */
  readonly annotations?: readonly Annotation[];
  /** The cluster of each row and column in the order drawn: a gap where it changes, and a number beside the rows. */
  readonly rowClusters?: ArrayLike<number> | null;
  readonly columnClusters?: ArrayLike<number> | null;
};
