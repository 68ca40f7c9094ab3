/* Everything about sample forms that needs no schema: the grid, the server, the template and the exports share it. */
export { balancedOrder, checkBatches, suggestBatches, type BatchCheck, type BatchFinding } from './batches.ts';
export { checkRows, isBlankRow, longestCell, mostSamples, nameFault, type CellProblem } from './checkRows.ts';
export { columnsOf, headerOf, isColumnId, species, storages, tissues } from './columns.ts';
export type { SampleColumn, SampleRow } from './sampleColumn.ts';
export { concentrationColumn, dilutionsOf, type Dilution, type DilutionTarget } from './dilution.ts';
export * from './kinds.ts';
export { labelsOf, type SampleLabel } from './labels.ts';
export { mergeRows, rowsFromTable, type MergeReport, type ReadTable } from './mergeTable.ts';
export { tidyCell } from './readCell.ts';
