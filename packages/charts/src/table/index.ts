export { hasColumn, labelOf, numbers, numericNames, texts } from './columns.ts';
export { integerColumn, numberColumn, textColumn } from '@panome/analysis/model';
export { dataTable } from './dataTable.ts';
export { inWords } from './inWords.ts';
export { tableOf } from './tableOf.ts';
