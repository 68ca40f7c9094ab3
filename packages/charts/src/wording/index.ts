export { valueOf, wordOf } from './columnWords.ts';
export { hitsFirst } from './hitsFirst.ts';
export { parameterRows, type ParameterRow } from './parameterRows.ts';
export { formatCell, formatNumber, type Cell } from './resultCell.ts';
