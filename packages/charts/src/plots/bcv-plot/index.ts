export { bcvPlot } from './bcvPlot.ts';
