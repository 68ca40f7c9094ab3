export { interactionPlot } from './interactionPlot.ts';
