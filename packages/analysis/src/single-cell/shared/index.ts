export { annotatedCells, cellColumn, ordered, recordedSamples, type AnnotatedCells } from './annotatedCells.ts';
export { cellFormats } from './cellFormats.ts';
export {
  cellSpace,
  moreCells,
  mostCells,
  refusal,
  refuseSize,
  withoutEmpty,
  type CellSpace,
  type CellSpaceOptions,
} from './cellSpace.ts';
export { byGene, geneMoments, librarySizes, logNormalized, selectCounts, type ByGene } from './libraries.ts';
export { clusterColumn, labelledCells, type LabelledCells } from './labelledCells.ts';
export { joinedGraph } from './joinedGraph.ts';
export { loess } from './loess.ts';
export { nearestNeighbours, nearestOf, searchNote, type Neighbours } from './nearestNeighbours.ts';
export { sparsePca, type CellComponents } from './sparsePca.ts';
export { binnedDispersion, byScore, topGenes, vst, type GeneVariability } from './variableGenes.ts';
export { communities, modularity } from './communities.ts';
export { sharedNeighbours, type Graph } from './sharedNeighbours.ts';
