/** Looks through tables for the rows of a protein. */
export type LookJob = {
  /** Names of the protein in lower case. */
  readonly names: readonly string[];
  readonly tables: readonly LookTable[];
};
export type LookTable =
  | { readonly kind: 'result'; readonly dir: string; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'file'; readonly path: string; readonly name: string };

type Row = {
  readonly name: string;
  readonly cells: readonly { readonly column: string; readonly value: string | number | null }[];
};
/** For each table the rows that are the protein; null for a table that is gone or cannot be read. */
export type LookAnswer = readonly (readonly Row[] | null)[];
export type FoundRow = Row;
