export { envfitPlot } from './envfitPlot.ts';
