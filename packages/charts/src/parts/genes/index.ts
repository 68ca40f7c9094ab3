export { genesOf, geneSpec } from './genes.ts';
