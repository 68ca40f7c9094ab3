import type { InputError, InputProblem } from '../../model/index.ts';

/** Entries by cell: those of cell `c` are `starts[c] … starts[c+1]`. */
export type ByCell = { readonly starts: Int32Array; readonly rows: Int32Array; readonly values: Float64Array };

/** A matrix in the file, before its entries are read. */
export type StoredMatrix = {
  readonly genes: number;
  readonly cells: number;
  /** The first values there are, to see what they are. */
  readonly glance: () => Float64Array;
  readonly read: () => ByCell;
  /** A value by itself, where all of them are stored; missing as `NaN`. */
  readonly value?: ((gene: number, cell: number) => number) | undefined;
};

/** Cells of a column; a list of words is one. */
export type Words = { readonly length: number; readonly at: (row: number) => string | undefined };

/** A table of words: names above columns that are equally long. */
export type WordTable = {
  readonly header: readonly string[];
  readonly columns: readonly Words[];
  readonly remarks?: readonly InputProblem[];
};

/** The things that a matrix is of, read with it. */
export type NamedMatrix = {
  readonly matrix: StoredMatrix;
  /** One row a gene: its id, its symbol, and the kind of feature where it is said. */
  readonly genes: readonly (readonly string[])[];
  readonly cells: readonly string[];
  /** Remarks on how it was read. */
  readonly remarks: readonly InputProblem[];
};

/** What a file of several tables and matrices holds; every part is read when it is asked for. */
export type FileParts = {
  /** By name, in the order they are offered: tables first, unless `order` says otherwise. */
  readonly tables: ReadonlyMap<string, () => WordTable>;
  readonly matrices: ReadonlyMap<string, () => NamedMatrix>;
  readonly order?: readonly string[] | undefined;
  /** Words for the rows of each feature, beside the matrix; of BIOM the taxonomy. */
  readonly annotation?: (() => readonly string[] | undefined) | undefined;
  /** The matrix that is counts, where there is a choice, and what to say about it. */
  readonly counts: () => { readonly name: string; readonly remarks: readonly InputProblem[] };
};

/** What such a file can be read as: a table of words or numbers, or the counts of cells. */
export type PartsAsk = {
  readonly want: 'table' | 'counts';
  /** Which of its parts; chosen when absent. */
  readonly sheet?: string | undefined;
};

type Told = {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly guessed: boolean;
  readonly remarks: readonly InputProblem[];
};
export type PartTable = Told & {
  /** Tab-separated. */
  readonly bytes: Uint8Array;
};
export type PartCounts = Told &
  ByCell & {
    /** One row a gene: id, symbol, kind of feature. */
    readonly genes: readonly (readonly string[])[];
    readonly cells: readonly string[];
  };

/** The error messages for a kind of file. */
export type Faults = { readonly broken: (why: string) => InputError; readonly tooLarge: (what: string) => InputError };
