export { piePlot } from './piePlot.ts';
