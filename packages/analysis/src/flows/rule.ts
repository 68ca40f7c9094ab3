/** A condition on one column of a table. */
export type Condition = {
  readonly column: string;
  readonly op:
    | 'ge'
    | 'gt'
    | 'le'
    | 'lt'
    | 'eq'
    | 'ne'
    | 'between'
    | 'abs_ge'
    | 'abs_le'
    | 'top'
    | 'bottom'
    | 'is'
    | 'is_not'
    | 'one_of'
    | 'contains'
    | 'starts_with'
    | 'missing'
    | 'present';
  readonly value?: string | number | readonly (string | number)[];
};

/** Which rows of a table go on. */
export type Rule =
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }
  | { readonly not: Rule }
  | Condition;
