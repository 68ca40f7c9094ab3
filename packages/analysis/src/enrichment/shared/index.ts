export { type Direction, type Listed, type ListedColumns, type ListedInputs } from './listedFeatures.ts';
export type { ListedWords } from './listedWords.ts';
export { listedForSets } from './listedForSets.ts';
export { listThresholdSpecs, type ListThresholds } from './thresholds.ts';
