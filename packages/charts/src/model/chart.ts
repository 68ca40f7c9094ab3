import type { Groups, Options, Table } from '@panome/analysis/model';
import type { Appearance } from '@panome/tokens';
import type { EChartsOption } from 'echarts';

/** What a user changed on a chart. Saved with the task, carried over by a redo; an absent key is the default. */
export type ChartSettings = {
  readonly title?: string;
  readonly xTitle?: string;
  readonly yTitle?: string;
  /** Pixels of axis labels; titles follow. 8…28. */
  readonly fontSize?: number;
  /** Id of a categorical, sequential or diverging palette. */
  readonly palette?: string;
  readonly legend?: 'right' | 'top' | 'bottom' | 'none';
  readonly pointSize?: number;
  /** Ids that carry a label: clicked, lassoed or pasted. */
  readonly labels?: readonly string[];
  /** Levels in the order of drawing and their colours; overrides the group scheme of the run. */
  readonly groupOrder?: readonly string[];
  readonly groupColors?: Readonly<Record<string, string>>;
  /** What only this chart knows, such as the components shown or the thresholds. */
  readonly own?: Readonly<Record<string, string | number | boolean>>;
};

/** One control of the settings panel beyond the common ones. Labels are Chinese. */
export type SettingSpec = { readonly id: string; readonly label: string; readonly help?: string } & (
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** What is counted, the first as 1: shown to choose from, while the number is what is kept. */
      readonly names?: readonly string[];
    }
  | { readonly kind: 'boolean'; readonly default: boolean }
);

/** A plain theme, or one with high contrast or for colour-weak eyes. */
export type Theme = 'light' | 'dark' | Appearance;

export type ChartInput = {
  /** By table id; only those the chart names in `tables`. */
  readonly tables: Readonly<Record<string, Table>>;
  readonly groups: Groups | null;
  readonly options: Options;
  readonly settings: ChartSettings;
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
};

/** Many points: point i is row i of the drawing's `data`. */
export type PointLayer = {
  readonly kind: 'points';
  readonly ids: readonly string[];
  /** In the units of the axes of grid 0; a point with a `NaN` coordinate is not drawn. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Index into `colors`. */
  readonly color: Uint8Array;
  /** Drawn colour by colour in this order, so that the last lies on top. */
  readonly colors: readonly string[];
  /** The legend name of each colour: what a legend click hides. */
  readonly names: readonly string[];
  readonly radius: number;
};

/** Many cells that fill grid 0. */
export type CellLayer = {
  readonly kind: 'cells';
  readonly rows: number;
  readonly columns: number;
  /** Names in the order drawn: rows from the top, columns from the left. */
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
  /** Row-major; NaN is drawn in `missing`. */
  readonly values: Float64Array;
  /** 256 colours from `min` to `max`. */
  readonly ramp: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly missing: string;
};

/** Many straight lines between places of grid 0: line i joins place `from[i]` and place `to[i]`. */
export type EdgeLayer = {
  readonly kind: 'edges';
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly color: string;
  /** 0…1; where lines cross, the colour grows denser. */
  readonly opacity: number;
  readonly width: number;
};

/** A whole tree above (`top`) or left of the cells, in a rectangle of its own; on the page it moves with them. */
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

/** Many marks drawn by ourselves below what ECharts draws (performance). */
export type DenseLayer = PointLayer | CellLayer | EdgeLayer | BracketLayer;

export type ChartDrawing = {
  readonly option: EChartsOption;
  /** From the lowest to the highest; absent when ECharts draws everything. */
  readonly layers?: readonly DenseLayer[];
  /** One Chinese sentence for people who do not see the chart. */
  readonly summary: string;
  /** Rows shown under 查看数据表 and in the data download. */
  readonly data: Table;
  /** Ids that can carry a label: what a click, a lasso or the list may name. */
  readonly labelIds?: readonly string[];
  /** Of the settings that count something of the result, such as its comparisons: what, in order. */
  readonly counted?: Readonly<Record<string, readonly string[]>>;
};

/** A file for another program that holds what a chart shows, made of whole tables of the result. */
export type ChartExport = {
  /** What a download asks for; the ending of the file. */
  readonly format: 'graphml' | 'cyjs';
  /** Chinese. */
  readonly label: string;
  readonly tables: readonly string[];
  /** @param title - What the file says it is. */
  readonly write: (tables: Readonly<Record<string, Table>>, title: string) => string;
};

/**
 * A chart: a pure function from a method's tables to a drawing, the same on the page, in a report and on the command
 * line.
 */
export type ChartDefinition = {
  readonly id: string;
  readonly title: string;
  /**
   * Tables the drawing reads; `columns` limits what has to be loaded. An optional one may be missing from the result.
   */
  readonly tables: readonly {
    readonly id: string;
    readonly columns?: readonly string[];
    readonly optional?: boolean;
  }[];
  readonly settings: readonly SettingSpec[];
  /** What a setting that nobody changed stands at in a run with these options, where that is not its `default`. */
  readonly runDefaults?: (options: Options) => Readonly<Record<string, string | number | boolean>>;
  readonly defaultSize: { readonly width: number; readonly height: number };
  /** Which common settings make sense here. */
  readonly common: readonly (
    | 'title'
    | 'axisTitles'
    | 'fontSize'
    | 'palette'
    | 'legend'
    | 'pointSize'
    | 'labels'
    | 'groups'
  )[];
  /** Pixels of a point that nobody changed; 6 when absent. */
  readonly pointSize?: number;
  readonly paletteKind?: 'categorical' | 'sequential' | 'diverging';
  /** Files for other programs, beside the pictures and the data. */
  readonly exports?: readonly ChartExport[];
  readonly draw: (input: ChartInput) => ChartDrawing;
};
