export { countsOf, type Counts } from './countsOf.ts';
export { dispersionPosterior, type DispersionPosterior, type DispersionPrior } from './dispersionPosterior.ts';
export {
  gridDispersion,
  largestDispersion,
  mostIterations,
  searchDispersion,
  smallestDispersion,
  type DispersionSearch,
} from './dispersionSearch.ts';
export { largestCoefficient, ridge, rowGlm, smallestMean, type GlmDesign, type RowGlm } from './glm.ts';
export { logLikelihood } from './logGammaRise.ts';
