import type { ChartDefinition } from '../model/index.ts';

export const supervisedCharts: readonly ChartDefinition[] = [];
