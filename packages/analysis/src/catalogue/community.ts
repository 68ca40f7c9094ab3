import { ancomBc } from '../community/ancom-bc/index.ts';
import { mantel } from '../community/mantel/index.ts';
import { nmds } from '../community/nmds/index.ts';
import { rarefaction } from '../community/rarefaction/index.ts';
import { permdisp } from '../community/permdisp/index.ts';
import { anosim } from '../community/anosim/index.ts';
import { permanova } from '../community/permanova/index.ts';
import { pcoa } from '../community/pcoa/index.ts';
import { beta } from '../community/beta/index.ts';
import { alpha } from '../community/alpha/index.ts';
import { cca } from '../community/cca/index.ts';
import { rda } from '../community/rda/index.ts';
import { stamp } from '../community/stamp/index.ts';
import { lefse } from '../community/lefse/index.ts';
import { composition } from '../community/composition/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const communityMethods: readonly MethodDefinition[] = [alpha, composition, lefse, stamp, ancomBc, rda, cca, beta, pcoa, permanova, anosim, permdisp, rarefaction, nmds, mantel];
