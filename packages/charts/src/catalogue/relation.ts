import { correlationChord } from '../plots/correlation-chord/index.ts';
import { correlationHeatmap } from '../plots/correlation-heatmap/index.ts';
import { network } from '../plots/network/index.ts';
import { mantelNetwork } from '../plots/mantel-network/index.ts';
import { networkAdjacency } from '../plots/network-adjacency/index.ts';
import { nineQuadrant } from '../plots/nine-quadrant/index.ts';
import { o2plsLoadings } from '../plots/o2pls-loadings/index.ts';
import { o2plsScores } from '../plots/o2pls-scores/index.ts';
import { ppiHubs } from '../plots/ppi-hubs/index.ts';
import { ppiNetwork } from '../plots/ppi-network/index.ts';
import { wgcnaDendrogram } from '../plots/wgcna-dendrogram/index.ts';
import { wgcnaEigengenes } from '../plots/group-box/index.ts';
import { wgcnaMmGs } from '../plots/wgcna-mm-gs/index.ts';
import { wgcnaNetwork } from '../plots/wgcna-network/index.ts';
import { wgcnaPower } from '../plots/wgcna-power/index.ts';
import { wgcnaTraits } from '../plots/wgcna-traits/index.ts';
import { ziPi } from '../plots/zi-pi/index.ts';
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
