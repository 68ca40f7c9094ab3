export { blinds, blockOf, refittedBlocks, sampleGram, type Scale, scaledBy } from './blocks.ts';
export { oplsQ2, plsQ2 } from './crossValidation.ts';
export { figure, leftOut, preparation, pText } from './words.ts';
export {
  foldsOption,
  permutationsOption,
  type ProjectionOptions,
  readProjection,
  scaleOption,
  transformOption,
} from './options.ts';
export { discriminant } from './discriminant.ts';
export { responseOf } from './dummy.ts';
export { permutationTables, permutationTest } from './permutations.ts';
export { roplsOplsQ2, roplsPlsQ2 } from './roplsQ2.ts';
export { overSamples, signOf, sumOfSquares } from './features.ts';
export { oplsComponents } from './oplsComponents.ts';
export { plsComponents } from './plsComponents.ts';
