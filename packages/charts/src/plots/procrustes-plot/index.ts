export { procrustesPlot } from './procrustesPlot.ts';
