export { enrichmentDag } from './enrichmentDag.ts';
export { linesOf } from './linesOf.ts';
