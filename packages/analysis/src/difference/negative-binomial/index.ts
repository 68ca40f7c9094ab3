export { countsOf } from './countsOf.ts';
export { dispersionPosterior } from './dispersionPosterior.ts';
export {
  gridDispersion,
  largestDispersion,
  mostIterations,
  searchDispersion,
  smallestDispersion,
} from './dispersionSearch.ts';
export { largestCoefficient, ridge, rowGlm, smallestMean, type GlmDesign, type RowGlm } from './glm.ts';
export { countTerms, logLikelihood, meanTerms } from './logGammaRise.ts';
