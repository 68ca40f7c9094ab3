export { geneSpec, genesOf } from './genes.ts';
export { scFeatureMap } from './scFeatureMap.ts';
