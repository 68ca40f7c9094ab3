export { enrichmentBar } from './enrichmentBar.ts';
