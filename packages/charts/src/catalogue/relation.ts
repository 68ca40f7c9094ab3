import { correlationHeatmap } from '../correlation-heatmap/index.ts';
import { network } from '../network/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const relationCharts: readonly ChartDefinition[] = [correlationHeatmap, network];
