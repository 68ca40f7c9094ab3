import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const draw = chartById('o2pls-loadings')!.draw;
const tables = {
  x_loadings: table('x_loadings', {
    feature: ['a', 'b', 'c', 'd'],
    joint1: [0.5, -0.7, 0.1, 0.5],
    joint2: [0.1, 0.2, 0.9, 0.3],
  }),
  y_loadings: table('y_loadings', { feature: ['a', 'x', 'y'], joint1: [0.2, 0.9, -0.3], joint2: [0.5, 0.1, 0.8] }),
};
const column = (drawing: ReturnType<typeof draw>, name: string) => [
  ...drawing.data.columns.find((one) => one.name === name)!.values,
];

it('puts two tables of different sizes on one scale, and distinguishes features of the same name', () => {
  const drawing = draw(exampleInput('o2pls-loadings', { tables, settings: { own: { top: 3 } } }));
  expect(column(drawing, 'feature')).toEqual(['a', 'd', 'b', 'x', 'a（表 2）', 'y']);
  expect(Number(column(drawing, 'joint1')[2])).toBeCloseTo(-1.4, 12);
  expect(Number(column(drawing, 'joint1')[3])).toBeCloseTo(0.9 * Math.sqrt(3), 12);
});

it('shows the last component when a later one is asked for', () => {
  expect(draw(exampleInput('o2pls-loadings', { tables, settings: { own: { component: 9 } } })).summary).toContain(
    '联合成分 2',
  );
  const scatter = draw(
    exampleInput('o2pls-loadings', { tables, settings: { own: { view: 'scatter', component: 1, other: 2 } } }),
  );
  expect(scatter.data.rows).toBe(7);
  const many = (id: string, count: number) =>
    table(id, {
      feature: Array.from({ length: count }, (_, i) => `${id}${i}`),
      joint1: Array.from({ length: count }, (_, i) => Math.sin(i)),
    });
  const dense = draw(
    exampleInput('o2pls-loadings', {
      tables: { x_loadings: many('x', 3000), y_loadings: many('y', 50) },
      settings: { own: { view: 'scatter' } },
    }),
  );
  expect(dense.layers).toMatchObject([{ kind: 'points', ids: dense.data.columns[0]!.values }]);
});
