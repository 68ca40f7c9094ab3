import { deqms } from '../difference/deqms/index.ts';
import { deseq2 } from '../difference/deseq2/index.ts';
import { differentialMetabolites } from '../difference/differential-metabolites/index.ts';
import { edger } from '../difference/edger/index.ts';
import { limma } from '../difference/limma/index.ts';
import { multiGroup } from '../difference/multi-group/index.ts';
import { power } from '../difference/power/index.ts';
import { sam } from '../difference/sam/index.ts';
import { twoGroup } from '../difference/two-group/index.ts';
import { twoWayAnova } from '../difference/two-way-anova/index.ts';
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
