export { enrichmentUpDown } from './enrichmentUpDown.ts';
