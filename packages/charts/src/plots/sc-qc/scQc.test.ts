import type { SeriesOption } from 'echarts';
import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

it('marks the median and the quartiles of type 7, between cells where they fall there', () => {
  const input = exampleInput('sc-qc');
  const { cells } = input.tables as Record<string, ReturnType<typeof table>>;
  const figures: Readonly<Record<string, readonly number[]>> = {
    counts: [100, 400, 200, 800],
    genes: [10, 40, 20, 80],
    mito_share: [0.1, 0.4, 0.2, 0.8],
  };
  const four = {
    ...cells!,
    rows: 4,
    columns: cells!.columns.map((column) =>
      column.kind === 'text'
        ? { ...column, values: column.values.slice(0, 4) }
        : { ...column, values: Float64Array.from(figures[column.name] ?? [1, 2, 3, 4]) },
    ),
  };
  const { option } = chartById('sc-qc')!.draw({
    ...input,
    groups: null,
    tables: { ...input.tables, cells: four as ReturnType<typeof table> },
  });
  const dots = ([option.series ?? []].flat() as SeriesOption[]).flatMap(({ data, type }) =>
    type === 'scatter' && Array.isArray(data) && data.length === 1 ? [(data[0] as number[])[1]] : [],
  );
  expect(dots.slice(0, 2)).toEqual([300, 30]);
});
