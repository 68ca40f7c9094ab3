import { correlation } from '../relation/correlation/index.ts';
import { network } from '../relation/network/index.ts';
import { nineQuadrant } from '../relation/nine-quadrant/index.ts';
import { sparcc } from '../relation/sparcc/index.ts';
import { wgcna } from '../relation/wgcna/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const relationMethods: readonly MethodDefinition[] = [correlation, nineQuadrant, network, sparcc, wgcna];
