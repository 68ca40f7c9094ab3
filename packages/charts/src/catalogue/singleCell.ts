import { embedding } from '../embedding/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const singleCellCharts: readonly ChartDefinition[] = [embedding];
