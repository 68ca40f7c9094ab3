import type { Task, TaskResultData } from '@panome/contract';

/** `result.json` of the engine as the server gives it. */
export type ResultDocument = TaskResultData['document'];
export type TableMeta = ResultDocument['tables'][number];
export type ColumnMeta = TableMeta['columns'][number];
export type { Task, TaskResultData };
