export { sPlot } from './sPlot.ts';
