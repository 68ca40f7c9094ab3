import type { Records, Table } from '../model/index.ts';

/** Texts of a column: by row, or each text once with the number of every row's text. */
export type Texts = { readonly values: readonly string[]; readonly codes?: Uint32Array | undefined };

/** A column as conditions see it; cells are read when a condition asks for them. */
export type RuleColumn = {
  readonly name: string;
  /** What stands over it on pages. */
  readonly label: string;
  readonly kind: 'number' | 'text';
  /** `NaN` is missing. Only of a column of numbers. */
  readonly numbers: () => Float64Array;
  /** The cells as they are written; a blank one is missing. */
  readonly texts: () => Texts;
};
export type RuleTable = { readonly rows: number; readonly columns: readonly RuleColumn[] };

const noNumbers = (): Float64Array => {
  throw new Error('a column of text was read as numbers');
};

/** A result table, or some columns of it. */
export const ruleTableOf = ({ columns, rows }: Table): RuleTable => ({
  rows,
  columns: columns.map(({ label, name, ...column }) =>
    column.kind === 'text'
      ? { name, label, kind: 'text', numbers: noNumbers, texts: () => ({ values: column.values }) }
      : {
          name,
          label,
          kind: 'number',
          numbers: () => column.values,
          texts: () => ({ values: Array.from(column.values, (value) => (Number.isNaN(value) ? '' : String(value))) }),
        },
  ),
});

/** A user's table: of a column of numbers the digits as they were written are its text. */
export const ruleTableOfRecords = ({ columns, rows }: Records): RuleTable => ({
  rows,
  columns: columns.map(({ name, numbers, text }) => ({
    name,
    label: name,
    kind: numbers ? ('number' as const) : ('text' as const),
    numbers: numbers ? () => numbers : noNumbers,
    texts: () => ({ values: text }),
  })),
});

/** The column of that name; the first for `''`. */
export const columnOf = ({ columns }: RuleTable, name: string): RuleColumn | undefined =>
  name === '' ? columns[0] : columns.find((column) => column.name === name);
