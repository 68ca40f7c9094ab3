export { checkInputs } from './checkInputs.ts';
export { executeRun, type RunRequest } from './executeRun.ts';
export * from './flows/index.ts';
export { loadInputs, type LoadedInputs, type RunFile, type RunFiles } from './loadInputs.ts';
export * from './prepared/index.ts';
export { createReadingStore, type ReadingStore } from './readings/index.ts';
export { readTable, writeTableFile, type ReadTableOptions } from './tableFile.ts';
export { writeCsv } from './writeCsv.ts';
