export {
  adjustAuthors,
  adjustNames,
  type AdjustOptions,
  adjustShort,
  adjustSpec,
  featureAdjustments,
  pairAdjustments,
  setAdjustments,
} from './adjust.ts';
export {
  batchSpec,
  type ComparisonOptions,
  contrastsSpec,
  covariateSpec,
  covariateTypeSpec,
  loggedSpec,
  pairSpec,
  referenceOfPairs,
  referenceSpec,
  testGroupSpec,
} from './comparison.ts';
export { namesIn } from './namesIn.ts';
export { foldChangeSpec, pColumnSpec, significanceSpec, type ThresholdOptions } from './thresholds.ts';
