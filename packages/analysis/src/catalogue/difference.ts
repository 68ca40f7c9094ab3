import { deseq2, edger, limma, multiGroup, twoGroup, twoWayAnova } from '../difference/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const differenceMethods: readonly MethodDefinition[] = [twoGroup, multiGroup, twoWayAnova, limma, deseq2, edger];
