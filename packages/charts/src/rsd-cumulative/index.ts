export { rsdCumulative } from './rsdCumulative.ts';
export { countWithin, rsdSeries } from './rsdSeries.ts';
