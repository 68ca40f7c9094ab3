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
export { loess } from './loess.ts';
export { sparsePca, type CellComponents } from './sparsePca.ts';
export { binnedDispersion, byScore, vst, type GeneVariability } from './variableGenes.ts';
