import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { table } from '../../testing/tables.ts';

const draw = chartById('zi-pi')!.draw;
const nodes = table('nodes', {
  id: ['a', 'b', 'c', 'd'],
  module: [1, 1, 2, 2],
  zi: [3, 3, 0, 2.5],
  pi: [0.7, 0.1, 0.7, 0.62],
});
const rolesOf = (drawing: ReturnType<typeof draw>) => drawing.data.columns.find(({ name }) => name === 'role')!.values;

it('assigns roles by the limits of the run until the user sets others', () => {
  expect(rolesOf(draw(exampleInput('zi-pi', { tables: { nodes } })))).toEqual([
    '网络枢纽',
    '模块枢纽',
    '连接者',
    '外围节点',
  ]);
  expect(rolesOf(draw(exampleInput('zi-pi', { tables: { nodes }, options: { zi: 2, pi: 0.8 } })))).toEqual([
    '模块枢纽',
    '模块枢纽',
    '外围节点',
    '模块枢纽',
  ]);
  expect(
    rolesOf(
      draw(
        exampleInput('zi-pi', { tables: { nodes }, options: { zi: 2, pi: 0.8 }, settings: { own: { zi: 4, pi: 0 } } }),
      ),
    ),
  ).toEqual(['连接者', '连接者', '连接者', '连接者']);
});

it('gives the nodes of the example the same roles as the result table', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'network')!);
  expect(rolesOf(draw(run))).toEqual(run.tables['nodes']!.columns.find(({ name }) => name === 'role')!.values);
});
