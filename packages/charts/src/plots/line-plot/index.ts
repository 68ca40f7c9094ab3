export { linePlot } from './linePlot.ts';
