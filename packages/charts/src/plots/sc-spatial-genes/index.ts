export { scSpatialGenes } from './scSpatialGenes.ts';
