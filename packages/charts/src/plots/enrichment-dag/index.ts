export { enrichmentDag } from './enrichmentDag.ts';
