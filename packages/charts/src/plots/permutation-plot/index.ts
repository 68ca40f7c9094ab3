export { permutationPlot } from './permutationPlot.ts';
