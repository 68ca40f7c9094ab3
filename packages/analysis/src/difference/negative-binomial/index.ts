export { countsOf } from './countsOf.ts';
export { dispersionPosterior } from './dispersionPosterior.ts';
export {
  gridDispersion,
  largestDispersion,
  mostIterations,
  searchDispersion,
  smallestDispersion,
} from './dispersionSearch.ts';
export { largestCoefficient, ridge, rowGlm, smallestMean, type GlmDesign } from './glm.ts';
export { logLikelihood } from './logGammaRise.ts';
