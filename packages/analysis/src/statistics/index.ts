export { chiSquaredUpper } from './chiSquared.ts';
export { fisherUpper } from './fisher.ts';
export { incompleteBeta } from './incompleteBeta.ts';
export { upperIncompleteGamma } from './incompleteGamma.ts';
export { logBeta, logGamma } from './logGamma.ts';
export { normalTwoSided, normalUpper } from './normal.ts';
export { pAdjust, type PAdjustMethod } from './pAdjust.ts';
export { studentTwoSided, studentUpper } from './student.ts';
export { rankSumDistribution, signedRankDistribution } from './wilcoxon.ts';
