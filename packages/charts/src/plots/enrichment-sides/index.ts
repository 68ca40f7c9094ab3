export { enrichmentSides } from './enrichmentSides.ts';
