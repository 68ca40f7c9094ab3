/** A place in a table as a spreadsheet counts it, from 1, the header being row 1; empty is the beginning. */
export type TablePlace = { readonly row?: number | undefined; readonly column?: number | undefined };
