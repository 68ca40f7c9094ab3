import { enrichmentBar } from '../enrichment-bar/index.ts';
import { enrichmentBubble } from '../enrichment-bubble/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const enrichmentCharts: readonly ChartDefinition[] = [enrichmentBubble, enrichmentBar];
