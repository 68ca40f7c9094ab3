export { findColumn, parameter, pickNumbers, pickText, refusal } from './pickColumn.ts';
export type { NumberColumn, Wanted } from './pickColumn.ts';
export { comparisonMark, comparisonsOf, isFoldChange, plainHeading, splitHeading } from './comparisons.ts';
