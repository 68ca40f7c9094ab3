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

const foldChange = /^(log2?fc|log2?foldchange|avglog2?fc|avglogfc|lfc|logfoldchange|logfc|log2差异倍数|log2倍数)$/u;

/** A heading without case, blanks and marks. */
export const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_.·()（）[\]-]/gu, '');
/** Whether a column is the log2 fold change. */
export const isFoldChange = (column: string): boolean => foldChange.test(plainHeading(column));

/** The comparisons that stand side by side in a table of differences, in its order: those that have a fold change. */
export function comparisonsOf(headings: readonly string[]): readonly string[] {
  const named = headings
    .map(splitHeading)
    .filter(({ column, comparison }) => comparison !== '' && isFoldChange(column));
  return [...new Set(named.map(({ comparison }) => comparison))];
}
