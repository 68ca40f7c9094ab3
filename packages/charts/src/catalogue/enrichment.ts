import { classBars } from '../class-bars/index.ts';
import { daLollipop } from '../da-lollipop/index.ts';
import { enrichmentBar } from '../enrichment-bar/index.ts';
import { enrichmentBubble } from '../enrichment-bubble/index.ts';
import { enrichmentChord } from '../enrichment-chord/index.ts';
import { enrichmentCnet } from '../enrichment-cnet/index.ts';
import { enrichmentDag } from '../enrichment-dag/index.ts';
import { enrichmentSides } from '../enrichment-sides/index.ts';
import { enrichmentUpDown } from '../enrichment-up-down/index.ts';
import { gseaNes } from '../gsea-nes/index.ts';
import { gseaRidge } from '../gsea-ridge/index.ts';
import { gseaRunning } from '../gsea-running/index.ts';
import { jointBars } from '../joint-bars/index.ts';
import { jointBubble } from '../joint-bubble/index.ts';
import { jointScatter } from '../joint-scatter/index.ts';
import { kseaBars } from '../ksea-bars/index.ts';
import { pathwayMap } from '../pathway-map/index.ts';
import { pathwayImpact } from '../pathway-impact/index.ts';
import { upDownBars } from '../up-down-bars/index.ts';
import { qeaBars } from '../qea-bars/index.ts';
import { sequenceLogo } from '../sequence-logo/index.ts';
import { upset } from '../upset/index.ts';
import { venn } from '../venn/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const enrichmentCharts: readonly ChartDefinition[] = [
  enrichmentBubble,
  enrichmentBar,
  enrichmentUpDown,
  enrichmentSides,
  enrichmentChord,
  enrichmentCnet,
  enrichmentDag,
  classBars,
  gseaRunning,
  gseaNes,
  gseaRidge,
  qeaBars,
  daLollipop,
  upDownBars,
  kseaBars,
  pathwayImpact,
  pathwayMap,
  jointBubble,
  jointBars,
  jointScatter,
  sequenceLogo,
  venn,
  upset,
];
