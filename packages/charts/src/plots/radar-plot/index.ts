export { radarPlot } from './radarPlot.ts';
