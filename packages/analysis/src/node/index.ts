export { executeRun, type RunFile, type RunRequest } from './executeRun.ts';
export { readTable, writeTableFile, type ReadTableOptions } from './tableFile.ts';
export { writeCsv } from './writeCsv.ts';
