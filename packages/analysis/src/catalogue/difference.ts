import { deseq2, edger, limma, multiGroup, power, twoGroup, twoWayAnova } from '../difference/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const differenceMethods: readonly MethodDefinition[] = [twoGroup, multiGroup, twoWayAnova, limma, deseq2, edger, power];
