import { expect, it } from 'vitest';
import { chartById } from '../registry.ts';
import { exampleInput, resultTable } from '../testing/exampleInputs.ts';
import { gridRect } from './index.ts';

it('leaves a volcano plot of one column (85 mm) with 25 labels 60 % of its area for the plot', () => {
  const size = { width: 321, height: 250 };
  const tables = { result: resultTable(1_800) };
  const { option } = chartById('volcano')!.draw(
    exampleInput('volcano', { tables, size, settings: { own: { top: 25 } } }),
  );
  const { height, width } = gridRect(option, size);
  expect((width * height) / (size.width * size.height)).toBeGreaterThanOrEqual(0.6);
});
