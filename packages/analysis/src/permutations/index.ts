export { adjustWords, pairAdjustSpec, permutationsSpec } from './permutation.schema.ts';
export { permutedForms } from './permutedForms.ts';
export { distinctGroupings, permutationP, shuffles, type Shuffles } from './shuffles.ts';
export { mantelTest, pairsOf, ranked } from './mantelTest.ts';
