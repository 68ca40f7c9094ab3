import type { ExampleChoices } from '../example.ts';
import { complete } from './matrix.ts';
import { simulateAbundantCells } from '../abundantCells.ts';
import { simulateAmbientCells } from '../ambientCells.ts';
import { simulateBranchingCells } from '../branchingCells.ts';
import { simulateCellAnnotations } from '../cellAnnotations.ts';
import { simulateCommunicatingCells } from '../communicatingCells.ts';
import { simulateDoubletCells } from '../doubletCells.ts';
import { simulatePseudobulkCells } from '../pseudobulkCells.ts';
import { simulateScoredCells } from '../scoredCells.ts';
import { simulateBatchedCells } from '../batchedCells.ts';
import { simulateSpatialSpots } from '../spatialSpots.ts';
import { simulateTumourCells } from '../tumourCells.ts';
import { annotatedSingleCells, simulateSingleCells } from '../singleCells.ts';

export const singleCellExamples: ExampleChoices = {
  umap: { make: () => annotatedSingleCells(45) },
  tsne: { make: complete, options: { transform: 'log2', scale: 'auto', perplexity: 7 } },
  'sc-qc': { make: () => simulateSingleCells() },
  'sc-normalize': { make: () => simulateSingleCells(), options: { genes: 100 } },
  'sc-hvg': { make: () => simulateSingleCells(), options: { top: 60 } },
  'sc-cluster': { make: () => simulateSingleCells(45), options: { resolution: 0.6 } },
  'sc-markers': { make: () => annotatedSingleCells() },
  'sc-trajectory': { make: () => simulateBranchingCells(), options: { ends: 'extend' } },
  'sc-pseudobulk': { make: simulatePseudobulkCells },
  'sc-score': { make: simulateScoredCells },
  'sc-integration': { make: simulateBatchedCells, options: { components: 10 } },
  'sc-ambient': { make: simulateAmbientCells },
  'sc-doublets': { make: simulateDoubletCells },
  'sc-spatial': { make: simulateSpatialSpots },
  'sc-communication': { make: simulateCommunicatingCells },
  'sc-milo': { make: simulateAbundantCells, options: { share: 0.5, neighbors: 25 } },
  'sc-cnv': { make: simulateTumourCells, options: { window: 21 } },
  'sc-composition': { make: simulateCellAnnotations },
};
