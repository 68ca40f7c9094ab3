export { apart, piePlot } from './piePlot.ts';
