import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput, exampleTables } from '../../testing/exampleInputs.ts';

type Mark = { readonly type: string; readonly style: { readonly stroke?: string; readonly lineWidth?: number } };
const outlines = (tables = exampleTables['radar-plot']!()) =>
  (
    chartById('radar-plot')!.draw(exampleInput('radar-plot', { tables })).option.graphic as { elements: Mark[] }
  ).elements
    .filter(({ style }) => style.lineWidth === 2)
    .map(({ type }) => type);

it('draws one closed outline per group, and an open one where a value is missing', () => {
  expect(outlines()).toEqual(['polygon', 'polygon']);
  const { radar } = exampleTables['radar-plot']!();
  const holed = {
    ...radar!,
    columns: radar!.columns.map((column) =>
      column.name === 'scaled'
        ? {
            ...column,
            values: Float64Array.from(column.values as Float64Array, (value, i) => (i === 1 ? Number.NaN : value)),
          }
        : column,
    ),
  } as typeof radar;
  expect(outlines({ radar: holed! })).toEqual(['polyline', 'polygon']);
});
