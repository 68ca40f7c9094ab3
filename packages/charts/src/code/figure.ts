import type { Table } from '@panome/analysis/model';

/** A file beside the code, and how its columns are called in the code. */
export type Frame = {
  /** The variable; `data` is the file of the download 数据（CSV）. */
  readonly name: string;
  /** The file without its ending; the name when absent. */
  readonly file?: string;
  /** What the file holds; the code calls its columns by their names here, not by the headings in the file. */
  readonly table: Table;
  /** Further columns keep the name they have in the file: a matrix of samples. */
  readonly wide?: number;
  /** What is done to it once it is read, in this order; nothing when absent. */
  readonly steps?: readonly Step[];
};

/** What is done to a frame before it is drawn, in this order. */
export type Step =
  /** A p-value of 0 stands a twentieth above the highest finite one, as on the page. */
  | { readonly do: 'minusLog10'; readonly to: string; readonly from: string }
  | { readonly do: 'log10'; readonly to: string; readonly from: string }
  | { readonly do: 'times'; readonly to: string; readonly from: string; readonly by: number }
  | { readonly do: 'text'; readonly to: string; readonly from: string }
  /** Texts put together. */
  | { readonly do: 'join'; readonly to: string; readonly from: readonly string[]; readonly by: string }
  /** An empty text is written as this. */
  | { readonly do: 'blank'; readonly column: string; readonly as: string }
  /** Only rows with a number there. */
  | { readonly do: 'finite'; readonly column: string }
  /** One row a cell instead of one a line: the columns after the first `keep`, or the named ones. */
  | {
      readonly do: 'long';
      readonly keep: number;
      readonly columns?: readonly string[];
      readonly name: string;
      readonly value: string;
    }
  /** One of two texts: below a limit, or not. */
  | {
      readonly do: 'split';
      readonly to: string;
      readonly from: string;
      readonly at: number;
      readonly below: string;
      readonly above: string;
    }
  /** A text for the rows whose number is below the limit, or for those where it is not. */
  | {
      readonly do: 'mark';
      readonly column: string;
      readonly from: string;
      readonly at: number;
      readonly when: 'below' | 'not below';
      readonly as: string;
    }
  | { readonly do: 'plus'; readonly to: string; readonly from: readonly [string, string] }
  | { readonly do: 'sort'; readonly column: string }
  | { readonly do: 'set'; readonly to: string; readonly value: number | string }
  /** A text in place of another. */
  | { readonly do: 'call'; readonly column: string; readonly words: Readonly<Record<string, string>> }
  /** A row before the first of each group, with these numbers. */
  | { readonly do: 'start'; readonly by: string; readonly values: Readonly<Record<string, number>> }
  /** A column of another frame, found by a column both have. */
  | { readonly do: 'lookup'; readonly frame: string; readonly by: string; readonly column: string };

/** A colour that stands for itself, the colours of the levels, or those of the ramp. */
export type Ink = string | typeof byLevel | typeof byRamp;
export const byLevel = { by: 'level' } as const;
export const byRamp = { by: 'ramp' } as const;

/** The values of a text column with their colours, in the order of the legend. */
export type Levels = {
  readonly column: string;
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    readonly color: string;
    readonly symbol: string;
  }[];
  readonly mark: 'point' | 'line' | 'box';
};

/** The colours of a number, from the lowest to the highest. */
export type Ramp = {
  readonly column: string;
  readonly title: string;
  readonly colors: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly missing?: string;
};

export type Axis = {
  readonly title: string;
  /** Straight lines through the plot: a zero, a threshold. */
  readonly lines?: readonly { readonly at: number; readonly color: string; readonly dashed: boolean }[];
} & (
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      /** Numbers are logarithms to base 10 and are written as what they stand for. */
      readonly power?: boolean;
      readonly hidden?: boolean;
      readonly reverse?: boolean;
      /** What is written, and where; the numbers when absent. */
      readonly ticks?: readonly {
        readonly at: number;
        readonly text: string;
      }[];
    }
  | {
      readonly kind: 'names';
      readonly column: string;
      /** In the order of the axis, from the left or from the top; the order of the file when absent. */
      readonly order?: readonly string[];
      /** A column of the same frame with the text of each name. */
      readonly text?: string;
    }
  /**
   * The rows or the columns of the wide frame `data`, at the places 1, 2, 3…; more names than can be written are not
   * written.
   */
  | {
      readonly kind: 'cells';
      readonly hidden?: boolean;
      /** Where the figure begins when a tree or groups stand before the first cell; 0.5 else. */
      readonly least?: number;
    }
);

type On = {
  /** The variable of another frame than `data`. */
  readonly frame?: string;
  /** Only rows whose column has one of these texts. */
  readonly where?: Where;
};
export type Where = { readonly column: string; readonly is: readonly string[] };

/** What is drawn, from the lowest to the highest. Sizes are pixels of the page. */
export type Mark = On &
  (
    | {
        readonly mark: 'points';
        readonly x: string;
        readonly y: string;
        readonly ink: Ink;
        readonly size: number | SizeBy;
        readonly symbols?: boolean;
        readonly jitter?: number;
        readonly opacity?: number;
      }
    | {
        readonly mark: 'line';
        readonly x: string;
        readonly y: string;
        readonly ink: Ink;
        readonly group?: string;
        readonly width?: number;
        readonly dashed?: boolean;
        readonly steps?: boolean;
        readonly opacity?: number;
      }
    | {
        readonly mark: 'area';
        readonly x: string;
        readonly y: string;
        readonly low?: string;
        readonly ink: Ink;
        readonly group?: string;
        readonly opacity?: number;
        readonly steps?: boolean;
      }
    /** From zero to `value` at each name of the axis that has names; side by side or stacked by the levels. */
    | {
        readonly mark: 'bars';
        readonly along: 'x' | 'y';
        readonly name: string;
        readonly value: string;
        readonly ink: Ink;
        readonly beside?: 'stacked' | 'dodged';
        readonly width?: number;
      }
    | {
        readonly mark: 'rects';
        readonly x: readonly [string, string];
        readonly y: readonly [string | 0, string];
        readonly ink: Ink;
        readonly opacity?: number;
      }
    | {
        readonly mark: 'boxes';
        readonly name: string;
        readonly value: string;
        readonly ink: Ink;
        readonly width?: number;
      }
    /** Boxes whose five numbers are in the file. */
    | {
        readonly mark: 'summaries';
        readonly name: string;
        readonly five: readonly [string, string, string, string, string];
        readonly ink: Ink;
        readonly width?: number;
      }
    | { readonly mark: 'violins'; readonly name: string; readonly value: string; readonly ink: Ink }
    | {
        readonly mark: 'errors';
        readonly along: 'x' | 'y';
        readonly name: string;
        readonly low: string;
        readonly high: string;
        readonly ink: Ink;
        readonly beside?: 'dodged';
        readonly width?: number;
        readonly caps?: boolean;
      }
    | {
        readonly mark: 'segments';
        readonly from: readonly [string | 0, string | 0];
        readonly to: readonly [string, string];
        readonly ink: Ink;
        readonly width?: number;
        readonly arrow?: boolean;
        readonly opacity?: number;
      }
    | {
        readonly mark: 'texts';
        readonly x: string;
        readonly y: string;
        readonly text: string;
        readonly at: 'above' | 'right' | 'left' | 'middle';
        readonly ink?: string;
        readonly digits?: number;
        readonly size?: number;
        readonly beside?: 'dodged';
      }
    /** The region that holds 95 % of normal data, of each level with three points. */
    | { readonly mark: 'ellipses'; readonly x: string; readonly y: string }
    /** The straight line of least squares. */
    | { readonly mark: 'fit'; readonly x: string; readonly y: string; readonly ink: Ink }
    /** Where both axes have the same value. */
    | { readonly mark: 'diagonal'; readonly ink: string }
    /** A cell at each pair of names. */
    | { readonly mark: 'tiles'; readonly x: string; readonly y: string; readonly ink: Ink }
    /** The columns of a wide frame as cells in the colours of the ramp, the first row on top. */
    | { readonly mark: 'cells' }
    /** The groups of the columns of a wide frame, in a line above the cells. */
    | { readonly mark: 'strip'; readonly x: string; readonly y: string }
    /** Closed outlines, the corners in order. */
    | {
        readonly mark: 'polygons';
        readonly x: string;
        readonly y: string;
        readonly group: string;
        readonly ink: Ink | { readonly column: string };
        readonly opacity?: number;
        readonly edge?: string;
      }
  );

/** The area or the diameter follows a number. */
type SizeBy = { readonly column: string; readonly least: number; readonly most: number; readonly title: string };

/** A chart as both languages can draw it. */
export type Figure = {
  readonly title: string;
  /** Pixels, 96 to the inch. */
  readonly size: { readonly width: number; readonly height: number };
  readonly fontSize: number;
  readonly legend: 'right' | 'top' | 'bottom' | 'none';
  readonly frames: readonly Frame[];
  readonly x: Axis;
  readonly y: Axis;
  readonly levels?: Levels;
  readonly ramp?: Ramp;
  /** One plot for each of these values. */
  readonly panels?: {
    readonly column: string;
    readonly items: readonly { readonly value: string; readonly label: string }[];
    readonly columns: number;
    readonly free: boolean;
  };
  readonly marks: readonly Mark[];
  /** Both axes with the same unit, none of them drawn. */
  readonly bare?: boolean;
  /** What of the page is not in the code, in Chinese; stands in the head of the code. */
  readonly remarks?: readonly string[];
};
