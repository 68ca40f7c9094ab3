import {
  deqms,
  deseq2,
  differentialMetabolites,
  edger,
  limma,
  multiGroup,
  power,
  sam,
  twoGroup,
  twoWayAnova,
} from '../difference/index.ts';
import { ratioIndex } from '../difference/ratio-index/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const differenceMethods: readonly MethodDefinition[] = [
  twoGroup,
  differentialMetabolites,
  sam,
  multiGroup,
  twoWayAnova,
  limma,
  deqms,
  deseq2,
  edger,
  power,
  ratioIndex,
];
