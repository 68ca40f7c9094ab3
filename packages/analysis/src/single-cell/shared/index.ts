export { annotatedCells, cellColumn, ordered, type AnnotatedCells } from './annotatedCells.ts';
export { cellSpace, mostCells, refusal, refuseSize, withoutEmpty, type CellSpace, type CellSpaceOptions } from './cellSpace.ts';
export { byGene, geneMoments, librarySizes, logNormalized, selectCounts, type ByGene } from './libraries.ts';
export { loess } from './loess.ts';
export { nearestNeighbours, type Neighbours } from './nearestNeighbours.ts';
export { sparsePca, type CellComponents } from './sparsePca.ts';
export { binnedDispersion, byScore, topGenes, vst, type GeneVariability } from './variableGenes.ts';
export { communities, modularity } from './communities.ts';
export { sharedNeighbours, type Graph } from './sharedNeighbours.ts';
