export { arcOutline, inkOn, mixed, outward } from './sectors.ts';
export { apart, piePlot } from './piePlot.ts';
