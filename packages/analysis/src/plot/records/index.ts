export { resultColumns } from './resultColumns.ts';
export { readResultChoice, readThresholds, resultOptions, thresholdOptions } from './resultOptions.ts';
export { describeResult, resultWords } from './resultTable.ts';
export { cellFigures, errorOption, errorWords, figureColumns } from './cellFigures.ts';
export type { ErrorBar } from './cellFigures.ts';
