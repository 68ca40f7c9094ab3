import { charts } from './catalogue/index.ts';
import type { ChartDefinition } from './model/index.ts';

export { charts };

const byId = new Map(charts.map((chart) => [chart.id, chart]));

/** @returns `undefined` when no chart has this id, as with a result of a newer version. */
export const chartById = (id: string): ChartDefinition | undefined => byId.get(id);

/** The tables, and of each the columns (all when absent), that must be loaded before a chart can be drawn. */
export const tablesNeeded = (id: string): ChartDefinition['tables'] => chartById(id)?.tables ?? [];
