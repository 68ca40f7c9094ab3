export { factorCells, isNumber, isNumeric, type FactorCells } from './factorCells.ts';
export { isExcelError, missingKind } from './missingWords.ts';
