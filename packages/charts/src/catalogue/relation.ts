import { correlationChord } from '../correlation-chord/index.ts';
import { correlationHeatmap } from '../correlation-heatmap/index.ts';
import { network } from '../network/index.ts';
import { mantelNetwork } from '../mantel-network/index.ts';
import { networkAdjacency } from '../network-adjacency/index.ts';
import { nineQuadrant } from '../nine-quadrant/index.ts';
import { o2plsLoadings } from '../o2pls-loadings/index.ts';
import { o2plsScores } from '../o2pls-scores/index.ts';
import { ppiHubs } from '../ppi-hubs/index.ts';
import { ppiNetwork } from '../ppi-network/index.ts';
import { wgcnaDendrogram } from '../wgcna-dendrogram/index.ts';
import { wgcnaEigengenes } from '../wgcna-eigengenes/index.ts';
import { wgcnaMmGs } from '../wgcna-mm-gs/index.ts';
import { wgcnaNetwork } from '../wgcna-network/index.ts';
import { wgcnaPower } from '../wgcna-power/index.ts';
import { wgcnaTraits } from '../wgcna-traits/index.ts';
import { ziPi } from '../zi-pi/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const relationCharts: readonly ChartDefinition[] = [
  correlationHeatmap,
  correlationChord,
  nineQuadrant,
  o2plsScores,
  o2plsLoadings,
  network,
  networkAdjacency,
  ziPi,
  ppiNetwork,
  ppiHubs,
  mantelNetwork,
  wgcnaDendrogram,
  wgcnaTraits,
  wgcnaEigengenes,
  wgcnaMmGs,
  wgcnaNetwork,
  wgcnaPower,
];
