import { deseq2, edger, limma, multiGroup, twoGroup } from '../difference/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const differenceMethods: readonly MethodDefinition[] = [twoGroup, multiGroup, limma, deseq2, edger];
