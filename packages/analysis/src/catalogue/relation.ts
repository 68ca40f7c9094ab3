import { correlation } from '../relation/correlation/index.ts';
import { mantelNetwork } from '../relation/mantel-network/index.ts';
import { network } from '../relation/network/index.ts';
import { nineQuadrant } from '../relation/nine-quadrant/index.ts';
import { o2pls } from '../relation/o2pls/index.ts';
import { ppi } from '../relation/ppi/index.ts';
import { sparcc } from '../relation/sparcc/index.ts';
import { wgcna } from '../relation/wgcna/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const relationMethods: readonly MethodDefinition[] = [
  correlation,
  nineQuadrant,
  o2pls,
  network,
  sparcc,
  ppi,
  mantelNetwork,
  wgcna,
];
