export { findColumn, parameter, pickNumbers, pickText, refusal } from './pickColumn.ts';
export type { NumberColumn, Wanted } from './pickColumn.ts';
export { resultColumns, type ResultColumns } from './resultColumns.ts';
export { readResultChoice, readThresholds, resultOptions, thresholdOptions } from './resultOptions.ts';
export { describeResult, resultWords } from './resultTable.ts';
export { cellFigures, errorOption, errorWords, figureColumns } from './cellFigures.ts';
export type { CellFigures, ErrorBar } from './cellFigures.ts';
