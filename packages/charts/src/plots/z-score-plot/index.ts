export { zScorePlot } from './zScorePlot.ts';
