import { enrichmentBar } from '../enrichment-bar/index.ts';
import { enrichmentBubble } from '../enrichment-bubble/index.ts';
import { gseaNes } from '../gsea-nes/index.ts';
import { gseaRunning } from '../gsea-running/index.ts';
import { upset } from '../upset/index.ts';
import { venn } from '../venn/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const enrichmentCharts: readonly ChartDefinition[] = [enrichmentBubble, enrichmentBar, gseaRunning, gseaNes, venn, upset];
