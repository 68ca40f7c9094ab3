import { isHeadingOf } from '../headings/index.ts';

/** Separates the comparison from the column name. */
export const comparisonMark = '：';

/** A numeric column of a table of differences by its heading; `comparison` is empty in a table of one. */
export type DifferenceColumn = { readonly comparison: string; readonly column: string };

export function splitHeading(heading: string): DifferenceColumn {
  const at = heading.lastIndexOf(comparisonMark);
  return at < 0
    ? { comparison: '', column: heading }
    : { comparison: heading.slice(0, at), column: heading.slice(at + comparisonMark.length) };
}

/** The comparisons that stand side by side in a table of differences, in its order: those that have a fold change. */
export function comparisonsOf(headings: readonly string[]): readonly string[] {
  const named = headings
    .map(splitHeading)
    .filter(({ column, comparison }) => comparison !== '' && isHeadingOf('log2fc', column));
  return [...new Set(named.map(({ comparison }) => comparison))];
}
