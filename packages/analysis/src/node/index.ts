export { checkInputs } from './checkInputs.ts';
export { executeRun, type RunRequest } from './executeRun.ts';
export type { RunFile } from './loadInputs.ts';
export { readTable, writeTableFile, type ReadTableOptions } from './tableFile.ts';
export { writeCsv } from './writeCsv.ts';
