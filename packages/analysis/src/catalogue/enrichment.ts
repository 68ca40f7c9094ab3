import { daScore } from '../enrichment/da-score/index.ts';
import { deconvolution } from '../enrichment/deconvolution/index.ts';
import { gsea } from '../enrichment/gsea/index.ts';
import { jointPathway } from '../enrichment/joint-pathway/index.ts';
import { ksea } from '../enrichment/ksea/index.ts';
import { motifLogo } from '../enrichment/motif-logo/index.ts';
import { ora } from '../enrichment/ora/index.ts';
import { pathwayMap } from '../enrichment/pathway-map/index.ts';
import { qea } from '../enrichment/qea/index.ts';
import { ssgsea } from '../enrichment/ssgsea/index.ts';
import { termClasses } from '../enrichment/term-classes/index.ts';
import { venn } from '../enrichment/venn/index.ts';
import { mummichog } from '../enrichment/mummichog/index.ts';
import { pathwayTopology } from '../enrichment/pathway-topology/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const enrichmentMethods: readonly MethodDefinition[] = [
  ora,
  termClasses,
  gsea,
  qea,
  ssgsea,
  deconvolution,
  daScore,
  ksea,
  motifLogo,
  mummichog,
  pathwayTopology,
  jointPathway,
  pathwayMap,
  venn,
];
