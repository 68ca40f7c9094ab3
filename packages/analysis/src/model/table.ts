/** A further column of a matrix file that is neither the id nor a sample, kept as it was written. */
export type AnnotationColumn = { readonly name: string; readonly values: readonly string[] };

/**
 * A numeric table, features in rows × samples in columns. `values` is row-major, `ids.length * samples.length` long;
 * a missing value is `NaN` and nothing else is.
 */
export type Matrix = {
  readonly idName: string;
  readonly ids: readonly string[];
  readonly samples: readonly string[];
  readonly values: Float64Array;
  readonly annotations: readonly AnnotationColumn[];
};

/**
 * A further variable of the samples (batch, pair, time, subject …), in the order of `Groups.samples`; `''` where the
 * value is missing.
 */
export type Factor = { readonly name: string; readonly values: readonly string[] };

/** What a sample of the groups is called in a table, as somebody confirmed it. */
export type SampleAlias = { readonly name: string; readonly sample: string };

/**
 * The samples' groups; `''` of a sample whose group is missing, which takes part in nothing. `levels` is the order that
 * the user fixed; every chart and every reference group follows it.
 */
export type Groups = {
  readonly samples: readonly string[];
  readonly group: readonly string[];
  readonly levels: readonly string[];
  /** Colour of a level as `#rrggbb`; levels without one take the palette in order. */
  readonly colors: Readonly<Record<string, string>>;
  readonly factors: readonly Factor[];
  /** Further names of the samples, under which tables have them too. */
  readonly aliases?: readonly SampleAlias[] | undefined;
};

/**
 * What a reader needs beside the label: the unit, and one Chinese line that says what the numbers are, as this run
 * defined them.
 */
export type ColumnWords = { readonly unit?: string; readonly help?: string };

/** `number` is a double with `NaN` for missing; `integer` likewise without decimals; `text` is kept as written. */
export type Column =
  | ({
      readonly name: string;
      readonly label: string;
      readonly kind: 'number' | 'integer';
      readonly values: Float64Array;
    } & ColumnWords)
  | ({
      readonly name: string;
      readonly label: string;
      readonly kind: 'text';
      readonly values: readonly string[];
    } & ColumnWords);

/** A result table. `id` and the columns' `name`s are fixed for ever; `title` and `label` are Chinese. */
export type Table = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: number;
};
