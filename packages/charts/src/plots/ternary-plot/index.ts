export { ternaryPlot } from './ternaryPlot.ts';
