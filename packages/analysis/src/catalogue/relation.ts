import { correlation } from '../relation/correlation/index.ts';
import { network } from '../relation/network/index.ts';
import { wgcna } from '../relation/wgcna/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const relationMethods: readonly MethodDefinition[] = [correlation, network, wgcna];
