import { metagenomeseq } from '../community/metagenomeseq/index.ts';
import { sourceTracker } from '../community/source-tracker/index.ts';
import { contribution } from '../community/contribution/index.ts';
import { maaslin } from '../community/maaslin/index.ts';
import { betaNti } from '../community/beta-nti/index.ts';
import { enterotype } from '../community/enterotype/index.ts';
import { coreTaxa } from '../community/core-taxa/index.ts';
import { functionProfile } from '../community/function-profile/index.ts';
import { dbrda } from '../community/dbrda/index.ts';
import { vpa } from '../community/vpa/index.ts';
import { envfit } from '../community/envfit/index.ts';
import { mrpp } from '../community/mrpp/index.ts';
import { simper } from '../community/simper/index.ts';
import { ancomBc } from '../community/ancom-bc/index.ts';
import { indicator } from '../community/indicator/index.ts';
import { nriNti } from '../community/nri-nti/index.ts';
import { procrustes } from '../community/procrustes/index.ts';
import { mantel } from '../community/mantel/index.ts';
import { ncm } from '../community/ncm/index.ts';
import { nmds } from '../community/nmds/index.ts';
import { accumulation } from '../community/accumulation/index.ts';
import { rankAbundance } from '../community/rank-abundance/index.ts';
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

export const communityMethods: readonly MethodDefinition[] = [
  alpha,
  composition,
  functionProfile,
  contribution,
  lefse,
  indicator,
  stamp,
  ancomBc,
  metagenomeseq,
  maaslin,
  rda,
  dbrda,
  cca,
  vpa,
  beta,
  pcoa,
  permanova,
  anosim,
  mrpp,
  permdisp,
  simper,
  rarefaction,
  rankAbundance,
  accumulation,
  coreTaxa,
  enterotype,
  sourceTracker,
  ncm,
  betaNti,
  nriNti,
  nmds,
  envfit,
  mantel,
  procrustes,
];
