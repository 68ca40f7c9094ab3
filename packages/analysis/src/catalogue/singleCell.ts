import { scAmbient } from '../single-cell/sc-ambient/index.ts';
import { scCluster } from '../single-cell/sc-cluster/index.ts';
import { scCnv } from '../single-cell/sc-cnv/index.ts';
import { scCommunication } from '../single-cell/sc-communication/index.ts';
import { scComposition } from '../single-cell/sc-composition/index.ts';
import { scDoublets } from '../single-cell/sc-doublets/index.ts';
import { scHvg } from '../single-cell/sc-hvg/index.ts';
import { scIntegration } from '../single-cell/sc-integration/index.ts';
import { scMarkers } from '../single-cell/sc-markers/index.ts';
import { scMilo } from '../single-cell/sc-milo/index.ts';
import { scNormalize } from '../single-cell/sc-normalize/index.ts';
import { scPseudobulk } from '../single-cell/sc-pseudobulk/index.ts';
import { scQc } from '../single-cell/sc-qc/index.ts';
import { scScore } from '../single-cell/sc-score/index.ts';
import { scSpatial } from '../single-cell/sc-spatial/index.ts';
import { scTrajectory } from '../single-cell/sc-trajectory/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const singleCellMethods: readonly MethodDefinition[] = [
  scQc,
  scAmbient,
  scDoublets,
  scNormalize,
  scHvg,
  scCluster,
  scIntegration,
  scMarkers,
  scScore,
  scComposition,
  scMilo,
  scPseudobulk,
  scTrajectory,
  scCommunication,
  scCnv,
  scSpatial,
];
