export {
  type Direction,
  type Listed,
  type ListedColumns,
  type ListedInputs,
  type ListedWords,
} from './listedFeatures.ts';
export { listedForSets } from './listedForSets.ts';
export { listThresholdSpecs, type ListThresholds } from './thresholds.ts';
