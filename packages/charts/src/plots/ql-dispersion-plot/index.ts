export { qlDispersionPlot } from './qlDispersionPlot.ts';
