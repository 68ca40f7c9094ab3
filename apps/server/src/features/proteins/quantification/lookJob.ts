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
/** A modified residue of the protein, as a table says it. */
export type FoundSite = {
  /** As the table calls its row. */
  readonly name: string;
  readonly residue: string;
  /** From 1. */
  readonly position: number;
  /** Whether the number is that of a residue of another isoform than the shown one. */
  readonly isoform: boolean;
  /** `unknown` in a table that compares nothing. */
  readonly change: 'up' | 'down' | 'none' | 'unknown';
  readonly log2fc: number | null;
  /** The adjusted p-value where there is one. */
  readonly p: number | null;
};
/** What a table has of the protein: rows of the whole protein, and sites of it. */
type Found = { readonly rows: readonly Row[]; readonly sites: readonly FoundSite[] };
/** Null for a table that is gone or cannot be read. */
export type LookAnswer = readonly (Found | null)[];
export type FoundRow = Row;
export type FoundTable = Found;
