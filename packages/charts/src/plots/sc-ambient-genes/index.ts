export { scAmbientGenes } from './scAmbientGenes.ts';
