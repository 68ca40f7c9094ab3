export { genomeCircosPlot } from './genomeCircosPlot.ts';
