export { arcOutline, inkOn, mixed, outward } from './sectors.ts';
export { piePlot } from './piePlot.ts';
