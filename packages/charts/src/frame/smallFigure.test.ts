import { expect, it } from 'vitest';
import { chartById } from '../registry.ts';
import { exampleInput, resultTable } from '../testing/exampleInputs.ts';
import { table } from '../testing/tables.ts';
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

it('says how many bars have no name where the names of thirty do not fit, and names all where they do', () => {
  const taxa = Array.from({ length: 30 }, (_, at) => `Genus${at}`);
  const result = table('result', {
    feature: taxa.map((name) => `k__Bacteria|g__${name}`),
    taxon: taxa,
    rank: taxa.map(() => 'Genus'),
    group: taxa.map((_, at) => (at % 2 === 0 ? '对照' : '处理')),
    verdict: taxa.map(() => '差异'),
    lda: taxa.map((_, at) => 4 - at / 20),
    p: taxa.map(() => 0.01),
    log10_mean: taxa.map(() => 3),
  });
  const drawn = (height: number) =>
    chartById('lefse-bar')!.draw(
      exampleInput('lefse-bar', { groups: null, tables: { result }, size: { width: 358, height } }),
    );
  expect(drawn(560).notes).toBeUndefined();
  expect(drawn(264).notes).toEqual(['另有 15 个标签没有空位，未显示']);
  expect(drawn(264).option.yAxis).toMatchObject({ axisLabel: { interval: 1 } });
});
