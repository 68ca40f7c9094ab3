import { classBars } from '../plots/class-bars/index.ts';
import { daLollipop } from '../plots/da-lollipop/index.ts';
import { enrichmentBar } from '../plots/enrichment-bar/index.ts';
import { enrichmentBubble } from '../plots/enrichment-bubble/index.ts';
import { enrichmentChord } from '../plots/enrichment-chord/index.ts';
import { enrichmentCnet } from '../plots/enrichment-cnet/index.ts';
import { enrichmentDag } from '../plots/enrichment-dag/index.ts';
import { enrichmentSides } from '../plots/enrichment-sides/index.ts';
import { enrichmentUpDown } from '../plots/enrichment-up-down/index.ts';
import { gseaNes } from '../plots/gsea-nes/index.ts';
import { gseaRidge } from '../plots/gsea-ridge/index.ts';
import { gseaRunning } from '../plots/gsea-running/index.ts';
import { jointBars } from '../plots/joint-bars/index.ts';
import { jointBubble } from '../plots/joint-bubble/index.ts';
import { jointScatter } from '../plots/joint-scatter/index.ts';
import { kseaBars } from '../plots/ksea-bars/index.ts';
import { pathwayMap } from '../plots/pathway-map/index.ts';
import { pathwayImpact } from '../plots/pathway-impact/index.ts';
import { upDownBars } from '../plots/up-down-bars/index.ts';
import { qeaBars } from '../plots/qea-bars/index.ts';
import { sequenceLogo } from '../plots/sequence-logo/index.ts';
import { upset } from '../plots/upset/index.ts';
import { venn } from '../plots/venn/index.ts';
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
