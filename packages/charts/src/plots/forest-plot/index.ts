export { forestPlot } from './forestPlot.ts';
