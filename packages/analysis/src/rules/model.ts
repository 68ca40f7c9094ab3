/** Comparisons of numbers; `abs-` compares the size without the sign. */
export const numberOperators = ['ge', 'gt', 'le', 'lt', 'eq', 'ne', 'abs-ge', 'abs-le'] as const;
export type NumberOperator = (typeof numberOperators)[number];

/** Comparisons of text. Blanks at either end do not count; only `is` and `is-not` look at the case of letters. */
export const textOperators = ['is', 'is-not', 'contains', 'contains-not', 'begins'] as const;
export type TextOperator = (typeof textOperators)[number];

/** What a condition says of one column; `column: ''` is the first column of the table. */
export type ColumnCondition =
  | { readonly column: string; readonly op: NumberOperator; readonly value: number }
  /** Both ends belong to it. */
  | { readonly column: string; readonly op: 'between'; readonly from: number; readonly to: number }
  /** The largest or smallest values of the whole column; all that are equal to the last of them belong to them. */
  | {
      readonly column: string;
      readonly op: 'top' | 'bottom';
      readonly value: number;
      /** `percent` of the rows that have a value, at least one. */
      readonly unit: 'rows' | 'percent';
    }
  | { readonly column: string; readonly op: TextOperator; readonly value: string }
  | {
      readonly column: string;
      readonly op: 'in' | 'not-in';
      readonly values: readonly string[];
      /** Where the names come from, for readers: a file, a saved selection, another filter, a pathway. */
      readonly of?: string | undefined;
    }
  | { readonly column: string; readonly op: 'present' | 'absent' };

/** What is computed of the samples of a group in a row of a matrix; `group: ''` is all samples. Missing cells take no part. */
export type Measure =
  | {
      /** How many samples have such a cell, or which share of the group. */
      readonly kind: 'count' | 'share';
      readonly group: string;
      /** `null` when any value will do. */
      readonly cell: { readonly op: NumberOperator; readonly value: number } | null;
    }
  /** Arithmetic mean; standard deviation (n − 1) by the mean. */
  | { readonly kind: 'mean' | 'rsd'; readonly group: string }
  /** Mean of `group` by mean of `reference`. */
  | { readonly kind: 'foldchange'; readonly group: string; readonly reference: string };

/** What a condition says of the samples of a row. */
export type SampleCondition = { readonly measure: Measure; readonly op: NumberOperator; readonly value: number };

export type Condition = ColumnCondition | SampleCondition;

/** Which rows are wanted. A missing value passes no comparison, as in R's `subset`. An empty `all` is every row. */
export type Rule =
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }
  | { readonly not: Rule }
  | Condition;

/** The samples of each group, as columns of the table. */
export type RuleGroups = Readonly<Record<string, readonly string[]>>;
