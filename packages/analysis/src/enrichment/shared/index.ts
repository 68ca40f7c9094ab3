export {
  type Direction,
  type Listed,
  type ListedColumns,
  listedFeatures,
  type ListedInputs,
  type ListedWords,
  requireListed,
} from './listedFeatures.ts';
