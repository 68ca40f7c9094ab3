export { sourceIntervals } from './sourceIntervals.ts';
