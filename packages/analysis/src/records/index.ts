export { classesOf } from './classesOf.ts';
export { findColumn, parameter, pickNumbers, pickText, refusal } from './pickColumn.ts';
export type { NumberColumn } from './pickColumn.ts';
export { requireShares } from './requireShares.ts';
export { comparisonMark, comparisonsOf, splitHeading } from './comparisons.ts';
export { isPlainNumber } from './plainNumber.ts';
