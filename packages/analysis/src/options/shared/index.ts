export {
  adjustAuthors,
  adjustNames,
  adjustShort,
  adjustSpec,
  featureAdjustments,
  pairAdjustments,
  setAdjustments,
} from './adjust.ts';
export {
  batchSpec,
  contrastsSpec,
  covariateSpec,
  loggedSpec,
  pairSpec,
  referenceSpec,
  testGroupSpec,
} from './comparison.ts';
export { namesIn } from './namesIn.ts';
export { foldChangeSpec, pColumnSpec, significanceSpec } from './thresholds.ts';
