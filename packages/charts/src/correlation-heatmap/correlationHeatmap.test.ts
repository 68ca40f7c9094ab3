import { expect, it } from 'vitest';
import { renderSvg } from '../node/index.ts';
import { chartById } from '../registry.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { table } from '../testing/tables.ts';

it('draws the features of two tables in their own orders, also where a name is in both', () => {
  const tables = {
    r: table('r', { id: ['a', 'b'], x: [0.1, 0.2], y: [0.3, -0.4], a: [0.5, 0.6] }),
    order: table('order', { position: [1, 2, 1, 2, 3], id: ['b', 'a', 'y', 'a', 'x'], table: [1, 1, 2, 2, 2] }),
  };
  const drawing = chartById('correlation-heatmap')!.draw(exampleInput('correlation-heatmap', { tables }));
  const cells = drawing.layers![0]!;
  expect(cells).toMatchObject({ kind: 'cells', rowIds: ['b', 'a'], columnIds: ['y', 'a', 'x'], min: -1, max: 1 });
  expect(cells.kind === 'cells' && [...cells.values]).toEqual([-0.4, 0.6, 0.2, 0.3, 0.5, 0.1]);
  expect(drawing.summary).toBe('相关性热图：第一个表的 2 个特征与第二个表的 3 个特征之间的相关系数，介于 −0.4 与 0.6 之间。');
});

it('writes the coefficients so that they are seen: a label does not take over that its point is invisible', () => {
  const input = exampleInput('correlation-heatmap', { tables: { r: table('r', { id: ['a', 'b'], a: [1, 0.25], b: [0.25, 1] }) } });
  const svg = renderSvg(chartById('correlation-heatmap')!.draw(input), input.size);
  const label = svg.match(/<text[^>]*>0\.25</u)?.[0];
  expect(label).toContain('fill=');
  expect(label).not.toContain('fill-opacity="0"');
});
