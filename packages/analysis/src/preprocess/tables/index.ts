export { combine, combiningWords } from './combine.ts';
export type { Combining } from './combine.ts';
export { freeName } from './freeName.ts';
export { figures, takeRows } from './takeRows.ts';
export { tallyTable } from './tally.ts';
