export { scatterPlot } from './scatterPlot.ts';
