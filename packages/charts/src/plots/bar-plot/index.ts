export { barPlot } from './barPlot.ts';
