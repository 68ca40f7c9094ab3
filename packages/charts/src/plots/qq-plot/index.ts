export { qqPlot } from './qqPlot.ts';
