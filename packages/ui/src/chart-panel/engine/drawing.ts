import type { EChartsOption } from 'echarts';

/** A column of the rows behind a chart; `NaN` is a missing number. */
export type ChartColumn =
  | {
      readonly name: string;
      readonly label: string;
      readonly unit?: string;
      readonly kind: 'number' | 'integer';
      readonly values: Float64Array;
    }
  | {
      readonly name: string;
      readonly label: string;
      readonly unit?: string;
      readonly kind: 'text';
      readonly values: readonly string[];
    };

/** The rows behind a chart, by columns. */
export type ChartTable = { readonly columns: readonly ChartColumn[]; readonly rows: number };

/**
 * Many points between the axes of grid 0. Point i is row i of the drawing's data; `color` is an index into `colors` and
 * `names`.
 */
export type PointLayer = {
  readonly kind: 'points';
  readonly ids: readonly string[];
  readonly x: Float64Array | Float32Array;
  readonly y: Float64Array | Float32Array;
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
  readonly values: Float64Array | Float32Array;
  readonly ramp: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly missing: string;
};

/** Many straight lines between places of grid 0: line i joins place `from[i]` and place `to[i]`. */
export type EdgeLayer = {
  readonly kind: 'edges';
  readonly x: Float64Array | Float32Array;
  readonly y: Float64Array | Float32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly color: string;
  /** 0…1; where many lines cross, the colour grows denser. */
  readonly opacity: number;
  readonly width: number;
};

/** A tree above (`top`) or left of the cells, in a rectangle of its own; it moves with them. */
export type BracketLayer = {
  readonly kind: 'brackets';
  readonly side: 'top' | 'left';
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Of each joining: where its two feet stand, counted in cells, how high they begin and how high the bar is. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly fromHeight: Float64Array;
  readonly toHeight: Float64Array;
  readonly height: Float64Array;
  /** The height at the far side of the rectangle. */
  readonly highest: number;
  readonly color: string;
  readonly width: number;
};

/** Marks that we draw ourselves from typed arrays, because ECharts would take too long. */
export type DenseLayer = PointLayer | CellLayer | EdgeLayer | BracketLayer;

/**
 * What a chart looks like: an ECharts option and, when there is more than ECharts can draw quickly, layers that we
 * draw.
 */
export type ChartDrawing = {
  readonly option: EChartsOption;
  /**
   * From the lowest to the highest, all below what ECharts draws. At most one of them is of points or cells: the
   * pointer finds those.
   */
  readonly layers?: readonly DenseLayer[];
  /** One sentence for people who do not see the chart. */
  readonly summary: string;
  /** Shown as a table on request. */
  readonly data: ChartTable;
  /** What a click, a lasso or the list may label. */
  readonly labelIds?: readonly string[];
  /** Of words of the figure that hold a shortened name, those with the whole one: shown to who points at them. */
  readonly wholeNames?: Readonly<Record<string, string>>;
};

/** Pixels of a figure. */
export type Size = { readonly width: number; readonly height: number };
