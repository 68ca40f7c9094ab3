import type { ChartDefinition } from '../model/index.ts';

export const plotCharts: readonly ChartDefinition[] = [];
