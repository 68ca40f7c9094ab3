import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { gridRect } from '../../frame/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

const draw = chartById('missing-map')!.draw;

it('colours each cell by whether its value is missing, in the column of its sample', () => {
  const { data, layers } = draw(exampleInput('missing-map', { groups: null }));
  const layer = layers![0]!;
  if (layer.kind !== 'cells') throw new Error('expected cells');
  expect(layer.columnIds).toEqual(data.columns.slice(1).map(({ name }) => name));
  data.columns
    .slice(1)
    .forEach((column, j) =>
      expect(layer.values.filter((_, cell) => cell % layer.columns === j)).toEqual(column.values),
    );
});

it.each([320, 760, 1200])('puts the bars above the cells and inside the figure (%i px)', (width) => {
  const size = { width, height: 560 };
  const { option } = draw(exampleInput('missing-map', { size }));
  const rect = gridRect(option, size);
  const bars = (
    option.graphic as { elements: { type: string; shape: { x: number; y: number; height: number } }[] }
  ).elements.filter(({ type }) => type === 'rect');
  for (const { shape } of bars) {
    expect(shape.x).toBeGreaterThanOrEqual(rect.x);
    expect(shape.y + shape.height).toBeLessThanOrEqual(rect.y);
  }
  expect(rect.x + rect.width).toBeLessThanOrEqual(width);
});
