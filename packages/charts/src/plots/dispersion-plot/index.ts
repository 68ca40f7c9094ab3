export { dispersionPlot } from './dispersionPlot.ts';
