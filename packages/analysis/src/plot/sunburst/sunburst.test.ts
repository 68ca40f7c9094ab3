import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { sunburst } from './index.ts';
import reference from './sunburst.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  sunburst.run({ records: recordsOf(columns) }, parseOptions(sunburst, { min_share: 0, ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const numbers = (output: MethodOutput, name: string) => column(output, name).map(Number);

/** Every node's names from the first layer. */
function pathsOf(output: MethodOutput): string[] {
  const [names, parents] = [column(output, 'name').map(String), numbers(output, 'parent')];
  const paths: string[] = [];
  names.forEach((name, i) => paths.push(parents[i] === 0 ? name : `${paths[parents[i]! - 1]!}/${name}`));
  return paths;
}

const { a, b, c, v } = reference;

describe('agrees with the sums of R', () => {
  it('for every path', () => {
    const output = run({ a, b, c, v }, { value_column: 'v' });
    const [paths, values] = [pathsOf(output), numbers(output, 'value')];
    expect(paths.toSorted()).toEqual(reference.paths.toSorted());
    reference.paths.forEach((path, i) =>
      expect(close(values[paths.indexOf(path)]!, reference.sums[i]!, 1e-12)).toBe(true),
    );
    expect(close(Number(output.facts['total']), reference.total[0]!, 1e-12)).toBe(true);
  });
});

it('splits a column of lineages, without the prefixes of the ranks', () => {
  const output = run(
    { taxon: ['k__B;p__F;c__x', 'k__B; p__F; c__', 'k__B;p__A', ''], n: [3, 2, 1, 4] },
    { value_column: 'n' },
  );
  expect(pathsOf(output)).toEqual(['B', 'B/F', 'B/F/x', 'B/A']);
  expect(numbers(output, 'value')).toEqual([6, 5, 3, 1]);
  expect(output.messages[0]!.text).toContain('1 行没有第一层的类别');
});

it('combines small categories of the same parent, but not a single one', () => {
  const output = run(
    { a: ['x', 'x', 'x', 'y', 'y'], b: ['1', '2', '3', '4', '5'].map((name) => `n${name}`), n: [90, 1, 1, 100, 1] },
    { min_share: 0.02 },
  );
  expect(pathsOf(output)).toEqual(['y', 'y/n4', 'y/n5', 'x', 'x/n1', 'x/其他']);
  expect(numbers(output, 'rows').at(-1)).toBe(2);
  expect(output.messages[0]!.text).toContain('2 个类别合并');
});

it('refuses what cannot be drawn and says what to do', () => {
  expect(() => run({ n: [1, 2] }, { value_column: 'n' })).toThrow('没有可以分层的文字列');
  expect(() => run({ a: ['x'], n: [-1] }, { value_column: 'n' })).toThrow('小于 0');
  expect(() => run({ a: ['x'], n: [0] })).toThrow('没有一行有第一层的类别');
  expect(() => run({ a: Array.from({ length: 601 }, (_, i) => `n${i}`) })).toThrow('601 个扇区');
});

it('children lie side by side within their parent and add up to at most its size', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          a: fc.constantFrom('x', 'y', 'z'),
          b: fc.constantFrom('k', 'l', 'm', ''),
          c: fc.constantFrom('p', 'q'),
          n: fc.integer({ min: 1, max: 30 }),
        }),
        { minLength: 1, maxLength: 25 },
      ),
      fc.constantFrom(0, 0.05, 0.2),
      (rows, share) => {
        const output = run(
          {
            a: rows.map((row) => row.a),
            b: rows.map((row) => row.b),
            c: rows.map((row) => row.c),
            n: rows.map((row) => row.n),
          },
          { min_share: share },
        );
        const [parent, value, start] = [numbers(output, 'parent'), numbers(output, 'share'), numbers(output, 'start')];
        [0, ...value.keys()].forEach((_, id) => {
          const own = Array.from(parent.keys()).filter((i) => parent[i] === id);
          const [from, to] = id === 0 ? [0, 1] : [start[id - 1]!, start[id - 1]! + value[id - 1]!];
          own.forEach((i, at) =>
            expect(start[i]!).toBeCloseTo(at === 0 ? from : start[own[at - 1]!]! + value[own[at - 1]!]!, 10),
          );
          if (own.length > 0) expect(start[own.at(-1)!]! + value[own.at(-1)!]!).toBeLessThanOrEqual(to + 1e-10);
        });
        expect(value.filter((_, i) => parent[i] === 0).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
      },
    ),
  ));
