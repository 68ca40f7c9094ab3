export { lollipopPlot } from './lollipopPlot.ts';
