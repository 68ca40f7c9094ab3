export { hasColumn, labelOf, numbers, numericNames, texts } from './columns.ts';
export { dataTable, integerColumn, numberColumn, textColumn } from './dataTable.ts';
export { inWords } from './inWords.ts';
export { tableOf } from './tableOf.ts';
