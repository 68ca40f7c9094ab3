import type { EChartsOption } from 'echarts';

/** A column of the rows behind a chart; `NaN` is a missing number. */
export type ChartColumn =
  | { readonly name: string; readonly label: string; readonly unit?: string; readonly kind: 'number' | 'integer'; readonly values: Float64Array }
  | { readonly name: string; readonly label: string; readonly unit?: string; readonly kind: 'text'; readonly values: readonly string[] };

/** The rows behind a chart, by columns. */
export type ChartTable = { readonly columns: readonly ChartColumn[]; readonly rows: number };

/** Many points under the axes of grid 0. Point i is row i of the drawing's data; `color` is an index into `colors` and `names`. */
export type PointLayer = {
  readonly kind: 'points';
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly color: Uint8Array;
  readonly colors: readonly string[];
  /** The legend names; a click on one hides the points of its colour. */
  readonly names: readonly string[];
  readonly radius: number;
};

/** Many cells that fill grid 0, row-major from the top left; 256 colours from `min` to `max`. */
export type CellLayer = {
  readonly kind: 'cells';
  readonly rows: number;
  readonly columns: number;
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
  readonly values: Float64Array;
  readonly ramp: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly missing: string;
};

/** What a chart looks like: an ECharts option and, when there is more than ECharts can draw quickly, a layer that we draw. */
export type ChartDrawing = {
  readonly option: EChartsOption;
  readonly dense?: PointLayer | CellLayer;
  /** One sentence for people who do not see the chart. */
  readonly summary: string;
  /** Shown as a table on request. */
  readonly data: ChartTable;
  /** What a click, a lasso or the list may label. */
  readonly labelIds?: readonly string[];
};

/** Pixels of a figure. */
export type Size = { readonly width: number; readonly height: number };
