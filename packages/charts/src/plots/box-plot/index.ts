export { boxPlot } from './boxPlot.ts';
