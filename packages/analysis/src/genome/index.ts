export { chromosomeOrder, type Genome, layOut, plainChromosome } from './chromosomes.ts';
