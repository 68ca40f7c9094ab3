export { dotPlot } from './dotPlot.ts';
