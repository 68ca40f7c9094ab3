import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edges, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import reference from './circos.reference.json' with { type: 'json' };
import { circos } from './index.ts';

const edgesOf = (source: readonly string[], target: readonly string[], weight: readonly number[]): Edges => ({
  source,
  target,
  weight: Float64Array.from(weight),
});
const run = (edges: Edges, raw: Record<string, unknown> = {}): MethodOutput =>
  circos.run({ edges }, parseOptions(circos, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: number, name: string) => [
  ...output.tables[table]!.columns.find((one) => one.name === name)!.values,
];
const edges = edgesOf(reference.source, reference.target, reference.weight);
const sorted = (list: readonly (string | number)[]) => list.map(Number).toSorted((a, b) => a - b);

it('agrees with R, with and without a direction', () => {
  const output = run(edges);
  expect(column(output, 0, 'id')).toEqual(reference.nodes);
  expect(column(output, 0, 'total')).toEqual(reference.total);
  expect(sorted(column(output, 1, 'weight'))).toEqual(reference.sorted);
  expect(sorted(column(run(edges, { directed: true }), 1, 'weight'))).toEqual(reference.directed);
  expect(output.facts).toMatchObject({ loops: 1, zeros: 1 });
});

it('keeps the heaviest nodes and lists the others', () => {
  const output = run(edges, { top: 3 });
  expect(column(output, 0, 'id')).toEqual(['A', 'B', 'C']);
  expect(output.removed.map(({ id }) => id)).toEqual(['D']);
});

it('refuses negative weights unless absolute values are chosen, and tables without a link', () => {
  const signed = edgesOf(['a', 'b'], ['b', 'c'], [1, -0.5]);
  expect(() => run(signed)).toThrow('是负数');
  expect(column(run(signed, { absolute: true }), 1, 'weight')).toEqual([1, 0.5]);
  expect(() => run(edgesOf(['a'], ['a'], [1]))).toThrow('没有可以画的关系');
});

it('the totals of the nodes add up to twice the total of the links', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('a', 'b', 'c', 'd', 'e'),
          fc.constantFrom('a', 'b', 'c', 'd', 'e'),
          fc.integer({ min: 0, max: 9 }),
        ),
        { maxLength: 20 },
      ),
      fc.boolean(),
      (rows, directed) => {
        const all = [...rows, ['a', 'b', 1] as const];
        const output = run(
          edgesOf(
            all.map(([one]) => one),
            all.map(([, other]) => other),
            all.map(([, , weight]) => weight),
          ),
          { directed },
        );
        const sum = (list: readonly (string | number)[]) =>
          list.reduce((total: number, value) => total + Number(value), 0);
        expect(sum(column(output, 0, 'total'))).toBe(2 * sum(column(output, 1, 'weight')));
      },
    ),
  ));
