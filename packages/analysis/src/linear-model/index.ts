export { designValues, groupDesign } from './groupDesign.ts';
export { designOf, type Design, type ReadDesign } from './designMatrix.ts';
export { codeMessages, factorTerm, kindOf, termWords, type FactorTerm, type TermType } from './factorTerms.ts';
export { fitRows, type RowFits } from './fitRows.ts';
export {
  allPairs,
  contrastT,
  moderatedF,
  moderatedTests,
  type Contrast,
  type ContrastTest,
  type ModeratedTests,
} from './contrastTests.ts';
export { isTold } from './partialSquares.ts';
export { moderated, variancePrior } from './moderate.ts';
export { voom } from './voom.ts';
export { log2Values, normalizeFirst } from './log2Values.ts';
export { leastSquares, type Solver } from './leastSquares.ts';
