import { describe, expect, it } from 'vitest';
import { close } from '../../testing/tables.ts';
import { graphOf } from '../../layout/index.ts';
import { connectivityOf, roleOf } from './roles.ts';
import reference from './roles.reference.json' with { type: 'json' };

const graph = (size: number, lines: readonly (readonly [number, number])[]) =>
  graphOf(
    size,
    lines.map(([a]) => a),
    lines.map(([, b]) => b),
    lines.map(() => 1),
  );

describe('agrees with the definition in R', () => {
  const { participation, z } = connectivityOf(
    graphOf(
      reference.size,
      reference.source,
      reference.target,
      reference.source.map(() => 0.7),
    ),
    reference.module,
  );

  it('for zi, the degree within the module', () =>
    reference.z.forEach((value, node) => expect(close(z[node]!, value, 1e-10)).toBe(true)));
  it('for pi, the participation coefficient', () =>
    reference.p.forEach((value, node) => expect(close(participation[node]!, value, 1e-10)).toBe(true)));
});

it('names the four roles; a value exactly at its limit is not above it', () => {
  const of = (z: number, p: number) => roleOf(z, p, { zi: 2.5, pi: 0.62 });
  expect([of(2.5, 0.62), of(0, 0.63), of(2.6, 0.62), of(3, 0.7), of(0, 0)]).toEqual([
    '外围节点',
    '连接者',
    '模块枢纽',
    '网络枢纽',
    '外围节点',
  ]);
});

it('is 0 when all nodes of a module have equal degree, for a module of one node, and for a node without links', () => {
  const ring = connectivityOf(
    graph(5, [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
    ]),
    [1, 1, 1, 2, 3],
  );
  expect([...ring.z]).toEqual([0, 0, 0, 0, 0]);
  expect(ring.participation[2]).toBeCloseTo(1 - (4 + 1) / 9, 15);
  expect([ring.participation[3], ring.participation[4]]).toEqual([0, 0]);
});
