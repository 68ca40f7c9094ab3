export { filterSummary } from './filterSummary.ts';
