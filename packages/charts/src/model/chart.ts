import type { Groups, Options, Table } from '@panome/analysis/model';
import type { Appearance } from '@panome/tokens';
import type { EChartsOption } from 'echarts';
import type { FigureEdit } from '../edits/index.ts';

/** What a user changed on a chart. Saved with the task, carried over by a redo; an absent key is the default. */
export type ChartSettings = {
  /** A heading over the figure; none when absent or empty. */
  readonly title?: string;
  /** In place of what the chart calls its axes. */
  readonly xTitle?: string;
  readonly yTitle?: string;
  /** Pixels of axis labels; titles follow. 8…28. */
  readonly fontSize?: number;
  /** Id of a categorical, sequential or diverging palette. */
  readonly palette?: string;
  /** Where the legend stands. */
  readonly legend?: 'right' | 'top' | 'bottom' | 'none';
  /** Pixels across a point. */
  readonly pointSize?: number;
  /** Ids that carry a label: clicked, lassoed or pasted. */
  readonly labels?: readonly string[];
  /** Levels in the order of drawing and their colours; overrides the group scheme of the run. */
  readonly groupOrder?: readonly string[];
  /** By level, as `#rrggbb`; anything else is ignored. */
  readonly groupColors?: Readonly<Record<string, string>>;
  /** What only this chart knows, such as the components shown or the thresholds. */
  readonly own?: Readonly<Record<string, string | number | boolean>>;
  /** What was changed on single elements of the figure, in its editor. */
  readonly edits?: readonly FigureEdit[];
};

/** One control of the settings panel beyond the common ones. Labels are Chinese. */
export type SettingSpec = {
  /** Its key in `ChartSettings.own`. */
  readonly id: string;
  readonly label: string;
  /** A sentence below the control. */
  readonly help?: string;
} & (
  | {
      readonly kind: 'choice';
      /** One of the values of `choices`. */
      readonly default: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'number';
      readonly default: number;
      /** The least and the most; what lies beyond is taken as the nearer of both. */
      readonly min: number;
      readonly max: number;
      /** By how much the arrows of the field change it. */
      readonly step: number;
      /** What is counted, the first as 1: shown to choose from, while the number is what is kept. */
      readonly names?: readonly string[];
    }
  | { readonly kind: 'boolean'; readonly default: boolean }
);

/** A plain theme, or one with high contrast or for colour-weak eyes. */
export type Theme = 'light' | 'dark' | Appearance;

/** All that a drawing depends on. */
export type ChartInput = {
  /** By table id; only those the chart names in `tables`. */
  readonly tables: Readonly<Record<string, Table>>;
  /** The groups of the run; `null` when it had none. */
  readonly groups: Groups | null;
  /** The options of the run. */
  readonly options: Options;
  readonly settings: ChartSettings;
  readonly theme: Theme;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
};

/** Many points: point i is row i of the drawing's `data`. */
export type PointLayer = {
  readonly kind: 'points';
  /** What a point is called in the tooltip and when it is chosen. */
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
  /** Pixels. */
  readonly radius: number;
};

/** Many cells that fill grid 0. */
export type CellLayer = {
  readonly kind: 'cells';
  /** How many rows and columns there are. */
  readonly rows: number;
  readonly columns: number;
  /** Names in the order drawn: rows from the top, columns from the left. */
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
  /** Row-major; NaN is drawn in `missing`. */
  readonly values: Float64Array;
  /** 256 colours from `min` to `max`. */
  readonly ramp: readonly string[];
  /** The values of the first and the last colour. */
  readonly min: number;
  readonly max: number;
  /** The colour of a missing value. */
  readonly missing: string;
};

/** Many straight lines between places of grid 0: line i joins place `from[i]` and place `to[i]`. */
export type EdgeLayer = {
  readonly kind: 'edges';
  /** The places, in the units of the axes. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Of each line, the places at its ends. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** `#rrggbb`, of all lines. */
  readonly color: string;
  /** 0…1; where lines cross, the colour grows denser. */
  readonly opacity: number;
  /** Pixels. */
  readonly width: number;
};

/** A whole tree above (`top`) or left of the cells, in a rectangle of its own; on the page it moves with them. */
export type BracketLayer = {
  readonly kind: 'brackets';
  readonly side: 'top' | 'left';
  /** Pixels of the figure. */
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Of each joining: where its two feet stand, counted in cells, how high they begin and how high the bar is. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly fromHeight: Float64Array;
  readonly toHeight: Float64Array;
  readonly height: Float64Array;
  /** The height at the far side of the rectangle. */
  readonly highest: number;
  /** `#rrggbb`, and the pixels of a line. */
  readonly color: string;
  readonly width: number;
};

/** Many marks that we draw ourselves, below those of ECharts, because ECharts would be too slow. */
export type DenseLayer = PointLayer | CellLayer | EdgeLayer | BracketLayer;

/** What a chart makes of its tables. */
export type ChartDrawing = {
  /** What ECharts draws: data only, so that it can be stored as JSON. */
  readonly option: EChartsOption;
  /** From the lowest to the highest; absent when ECharts draws everything. */
  readonly layers?: readonly DenseLayer[];
  /** One Chinese sentence for people who do not see the chart. */
  readonly summary: string;
  /** Rows shown under 查看数据表 and in the data download. */
  readonly data: Table;
  /** Ids that can carry a label: what a click, a lasso or the list may name. */
  readonly labelIds?: readonly string[];
  /** What the figure leaves out or changes, in Chinese without a full stop: written into it and into the summary. */
  readonly notes?: readonly string[];
  /** What was changed on single elements; made on the figure as SVG and PDF. */
  readonly edits?: readonly FigureEdit[];
  /** Of words of the figure that hold a shortened name, those with the whole one: shown to who points at them. */
  readonly wholeNames?: Readonly<Record<string, string>>;
  /** Of the settings that count something of the result, such as its comparisons: what, in order. */
  readonly counted?: Readonly<Record<string, readonly string[]>>;
};

/** A file for another program that holds what a chart shows, made of whole tables of the result. */
export type ChartExport = {
  /** What a download asks for; the ending of the file. */
  readonly format: 'graphml' | 'cyjs';
  /** What the download is called, in Chinese. */
  readonly label: string;
  /** The tables that `write` needs, by id. */
  readonly tables: readonly string[];
  /** @param title - What the file says it is. */
  readonly write: (tables: Readonly<Record<string, Table>>, title: string) => string;
};

/**
 * A chart: a pure function from a method's tables to a drawing, the same on the page, in a report and on the command
 * line.
 */
export type ChartDefinition = {
  /** What methods, stored settings and addresses name it by; never changed. */
  readonly id: string;
  /** Its Chinese name. */
  readonly title: string;
  /**
   * Tables the drawing reads; `columns` limits what has to be loaded. An optional one may be missing from the result.
   */
  readonly tables: readonly {
    readonly id: string;
    readonly columns?: readonly string[];
    readonly optional?: boolean;
  }[];
  /** The controls that only this chart has, in the order of the panel. */
  readonly settings: readonly SettingSpec[];
  /** What a setting that nobody changed stands at in a run with these options, where that is not its `default`. */
  readonly runDefaults?: (options: Options) => Readonly<Record<string, string | number | boolean>>;
  /** Pixels of the figure where nobody has asked for others. */
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
  /** Which palettes are offered; those for groups when absent. */
  readonly paletteKind?: 'categorical' | 'sequential' | 'diverging';
  /** Files for other programs, beside the pictures and the data. */
  readonly exports?: readonly ChartExport[];
  /** Never changes its input; the same input gives the same drawing. */
  readonly draw: (input: ChartInput) => ChartDrawing;
};
