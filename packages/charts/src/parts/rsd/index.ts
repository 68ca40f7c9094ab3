export { countWithin, rsdSeries } from './rsdSeries.ts';
