export type { ColumnFacts } from './columnFacts.ts';
export {
  openPrepared,
  preparedVersion,
  readPreparedFacts,
  writePrepared,
  type PreparedFacts,
  type PreparedTable,
} from './preparedTable.ts';
export { readAsTable, type TableKind } from './readAsTable.ts';
