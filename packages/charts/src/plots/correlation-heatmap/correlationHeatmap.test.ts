import { expect, it } from 'vitest';
import { chartCode } from '../../code/index.ts';
import { renderSvg } from '../../node/index.ts';
import { chartById } from '../../registry.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

it('draws the features of two tables each in its own order, even when both have a feature of the same name', () => {
  const tables = {
    r: table('r', { id: ['a', 'b'], x: [0.1, 0.2], y: [0.3, -0.4], a: [0.5, 0.6] }),
    order: table('order', { position: [1, 2, 1, 2, 3], id: ['b', 'a', 'y', 'a', 'x'], table: [1, 1, 2, 2, 2] }),
  };
  const drawing = chartById('correlation-heatmap')!.draw(exampleInput('correlation-heatmap', { tables }));
  const cells = drawing.layers![0]!;
  expect(cells).toMatchObject({ kind: 'cells', rowIds: ['b', 'a'], columnIds: ['y', 'a', 'x'], min: -1, max: 1 });
  expect(cells.kind === 'cells' && [...cells.values]).toEqual([-0.4, 0.6, 0.2, 0.3, 0.5, 0.1]);
  expect(drawing.summary).toBe(
    '相关性热图：第一个表的 2 个特征与第二个表的 3 个特征之间的相关系数，介于 −0.4 与 0.6 之间。',
  );
});

it('marks significant pairs of two tables below the coefficient, or instead of it in small cells', () => {
  const tables = {
    r: table('r', { id: ['a', 'b'], x: [0.1, 0.2], y: [0.3, -0.4] }),
    order: table('order', { position: [1, 2, 1, 2], id: ['b', 'a', 'y', 'x'], table: [1, 1, 2, 2] }),
    p_adj: table('p_adj', { id: ['a', 'b'], x: [0.2, 0.0001], y: [0.02, 0.05] }),
  };
  const draw = (size: { width: number; height: number }, own = {}) =>
    chartById('correlation-heatmap')!.draw(exampleInput('correlation-heatmap', { tables, size, settings: { own } }));
  const wordsOf = ({ option }: ReturnType<typeof draw>) =>
    [option.series ?? []]
      .flat()
      .flatMap(({ data }) =>
        ((data ?? []) as { label?: { formatter?: string } }[]).flatMap(({ label }) => label?.formatter ?? []),
      );
  const large = { width: 600, height: 500 };
  expect(wordsOf(draw(large))).toEqual(['−0.40', '0.20\n***', '0.30\n*', '0.10']);
  expect(wordsOf(draw(large, { values: false }))).toEqual(['***', '*']);
  expect(wordsOf(draw(large, { stars: 'none' }))).toEqual(['−0.40', '0.20', '0.30', '0.10']);
  expect(draw(large).summary).toContain('，2 格显著（校正 p < 0.05）。');
  expect(draw(large).data.columns.map(({ name }) => name)).toEqual(['id', 'y', 'x', '* y', '* x']);
  expect(
    chartCode(chartById('correlation-heatmap')!, exampleInput('correlation-heatmap', { tables })).tables[
      'written'
    ]!.columns.find(({ name }) => name === 'text')!.values,
  ).toContain('0.20\n***');
});

it('writes the coefficients visibly although the points that carry them are invisible', () => {
  const input = exampleInput('correlation-heatmap', {
    tables: { r: table('r', { id: ['a', 'b'], a: [1, 0.25], b: [0.25, 1] }) },
  });
  const svg = renderSvg(chartById('correlation-heatmap')!.draw(input), input.size);
  const label = svg.match(/<text[^>]*>0\.25</u)?.[0];
  expect(label).toContain('fill=');
  expect(label).not.toContain('fill-opacity="0"');
});
