import type { Column, Table } from '@panome/analysis/model';
import { expect, it } from 'vitest';
import { charts } from '../registry.ts';
import { renderSvg } from '../node/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { chartCode } from './index.ts';

/** More items than JavaScript allows as arguments of one call (`Math.max(...items)`). */
const wanted = 150_000;

/** The rows of the table repeated; their names are made different. */
function repeated(table: Table): Table {
  const grown = (column: Column, first: boolean): Column => {
    const { values } = column;
    if (values instanceof Float64Array)
      return {
        ...column,
        values: Float64Array.from(
          { length: wanted },
          (_, i) => values[i % table.rows]! + Math.floor(i / table.rows) * 1e-6,
        ),
      } as Column;
    return {
      ...column,
      values: Array.from({ length: wanted }, (_, i) =>
        first ? `${values[i % table.rows]}-${i}` : values[i % table.rows],
      ),
    } as Column;
  };
  return { ...table, rows: wanted, columns: table.columns.map((column, at) => grown(column, at === 0)) };
}

it.each([
  ['embedding', 'embedding'],
  ['sc-clusters', 'cells'],
  ['sc-score-map', 'cells'],
  ['sc-doublet-map', 'cells'],
  ['sc-pseudotime', 'cells'],
  ['sc-integration-map', 'cells'],
  ['sc-qc', 'cells'],
])('%s draws 150,000 cells, and writes its code', (id, cells) => {
  const chart = charts.find((one) => one.id === id)!;
  const example = exampleInput(id);
  const input = { ...example, tables: { ...example.tables, [cells]: repeated(example.tables[cells]!) } };
  expect(renderSvg(chart.draw({ ...input, size: chart.defaultSize }), chart.defaultSize)).toContain('<svg');
  const { r, tables } = chartCode(chart, input);
  expect(r).toContain('ggplot');
  expect(Math.max(...Object.values(tables).map(({ rows }) => rows))).toBeGreaterThanOrEqual(wanted);
});
