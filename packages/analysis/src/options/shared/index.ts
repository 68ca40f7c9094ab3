export { adjustAuthors, adjustNames, adjustShort, adjustSpec, featureAdjustments, pairAdjustments, setAdjustments } from './adjust.ts';
export { batchSpec, contrastsSpec, covariateSpec, loggedSpec, pairSpec, referenceSpec, testGroupSpec } from './comparison.ts';
export { foldChangeSpec, pColumnSpec, significanceSpec } from './thresholds.ts';
