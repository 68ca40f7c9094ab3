export { maPlot } from './maPlot.ts';
