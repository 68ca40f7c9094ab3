import type { ChartDefinition } from '../model/index.ts';

export const communityCharts: readonly ChartDefinition[] = [];
