export { circosPlot } from './circosPlot.ts';
