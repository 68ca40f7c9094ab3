import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const draw = chartById('network-adjacency')!.draw;
const edges = table('edges', { source: ['a', 'a', 'c'], target: ['b', 'd', 'd'], r: [0.9, -0.8, 0.7] });
const nodes = (side: readonly number[]) =>
  table('nodes', { id: ['a', 'b', 'c', 'd'], table: [...side], degree: [2, 1, 1, 2], module: [1, 2, 2, 1] });
const cellsOf = (drawing: ReturnType<typeof draw>) =>
  drawing.layers![0] as Extract<NonNullable<typeof drawing.layers>[number], { kind: 'cells' }>;

it('puts the nodes of a module side by side, and leaves the cells of unconnected pairs empty', () => {
  const cells = cellsOf(draw(exampleInput('network-adjacency', { tables: { edges, nodes: nodes([1, 1, 1, 1]) } })));
  expect(cells.rowIds).toEqual(['a', 'd', 'b', 'c']);
  expect([...cells.values]).toEqual([NaN, -0.8, 0.9, NaN, -0.8, NaN, NaN, 0.7, 0.9, NaN, NaN, NaN, NaN, 0.7, NaN, NaN]);
});

it('has the features of the first of two tables as rows and those of the second as columns', () => {
  const cells = cellsOf(draw(exampleInput('network-adjacency', { tables: { edges, nodes: nodes([1, 2, 1, 2]) } })));
  expect([cells.rowIds, cells.columnIds]).toEqual([
    ['a', 'c'],
    ['d', 'b'],
  ]);
  expect([...cells.values]).toEqual([-0.8, 0.9, 0.7, NaN]);
});

it('keeps the best connected nodes when there are too many, and says so', () => {
  const many = Array.from({ length: 30 }, (_, i) => `n${i}`);
  const tables = {
    edges: table('edges', {
      source: many.slice(1).map(() => 'n0'),
      target: many.slice(1),
      r: many.slice(1).map(() => 0.9),
    }),
    nodes: table('nodes', {
      id: many,
      table: many.map(() => 1),
      degree: many.map((_, i) => (i === 0 ? 29 : 1)),
      module: many.map(() => 1),
    }),
  };
  const drawing = draw(exampleInput('network-adjacency', { tables, settings: { own: { most: 10 } } }));
  expect(cellsOf(drawing).rowIds).toHaveLength(10);
  expect(drawing.summary).toBe(
    '邻接热图：10 个节点（度最大的，共 30 个）按模块排列，其间有 9 条连线，没有连线的格子为空。',
  );
});
