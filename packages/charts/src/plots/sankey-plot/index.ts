export { sankeyPlot } from './sankeyPlot.ts';
