export { valueOf, wordOf } from './columnWords.ts';
export { hitsFirst } from './hitsFirst.ts';
export { parameterRows, type ParameterRow } from './parameterRows.ts';
export { formatNumber } from '@panome/analysis/findings';
export { formatCell, type Cell } from './resultCell.ts';
