export { meanSdPlot } from './meanSdPlot.ts';
