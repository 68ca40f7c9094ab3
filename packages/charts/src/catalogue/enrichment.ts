import type { ChartDefinition } from '../model/index.ts';

export const enrichmentCharts: readonly ChartDefinition[] = [];
