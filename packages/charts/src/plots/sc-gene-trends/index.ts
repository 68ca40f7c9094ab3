export { scGeneTrends } from './scGeneTrends.ts';
