export { samPlot } from './samPlot.ts';
