import type { Table } from '@panome/analysis/model';
import type { ChartInput } from '../model/index.ts';

/**
 * A table the drawing cannot do without.
 *
 * @throws {Error} When the caller did not load it; see `tables` of the chart.
 */
export function tableOf(input: ChartInput, id: string): Table {
  const table = input.tables[id];
  if (!table) throw new Error(`table ${id} is needed for this chart`);
  return table;
}
