import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { sankey } from './index.ts';
import reference from './sankey.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  sankey.run({ records: recordsOf(columns) }, parseOptions(sankey, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: number, name: string) => [
  ...output.tables[table]!.columns.find((one) => one.name === name)!.values,
];
const { a, b, c, n } = reference;

it('agrees with R; rows without a category or a flow take no part', () => {
  const output = run({ a, b, c, n });
  const found = new Map(
    column(output, 1, 'layer').map((layer, i) => [
      `${layer} ${column(output, 1, 'source')[i]} ${column(output, 1, 'target')[i]}`,
      column(output, 1, 'value')[i],
    ]),
  );
  expect([...found.keys()].toSorted()).toEqual(reference.links.toSorted());
  reference.links.forEach((link, i) => expect(found.get(link)).toBeCloseTo(reference.value[i]!, 12));
  expect(output.facts['left']).toBe(2);
});

it('counts rows when there is no column of flows, and uses the chosen layers', () => {
  expect(column(run({ a, b }), 0, 'value').reduce((sum: number, value) => sum + Number(value), 0)).toBe(12);
  expect(run({ a, b, c }, { layer_1: 'c', layer_2: 'a' }).facts['columns']).toBe('c → a');
});

it('combines small categories', () => {
  const output = run({ a: ['p', 'q', 'r', 's'], b: ['u', 'u', 'u', 'u'], value: [5, 1, 1, 4] }, { top: 3 });
  expect(column(output, 0, 'name')).toEqual(['p', '其他', 's', 'u']);
  expect(column(output, 0, 'value')).toEqual([5, 2, 4, 11]);
});

it('refuses one layer, a layer twice and negative flows', () => {
  expect(() => run({ a: ['x', 'y'], n: [1, 2] })).toThrow('至少需要两层');
  expect(() => run({ a, b }, { layer_1: 'a', layer_2: 'a' })).toThrow('被选作两层');
  expect(() => run({ a: ['x', 'y'], b: ['x', 'y'], n: [1, -2] })).toThrow('小于 0');
});

it('every layer carries the whole flow, and every category passes on what it receives', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          a: fc.constantFrom('x', 'y', 'z', ''),
          b: fc.constantFrom('p', 'q'),
          n: fc.integer({ min: 0, max: 9 }),
        }),
        { maxLength: 20 },
      ),
      fc.integer({ min: 2, max: 3 }),
      (rows, top) => {
        const all = [...rows, { a: 'x', b: 'p', n: 1 }];
        const output = run(
          { a: all.map((row) => row.a), b: all.map((row) => row.b), n: all.map((row) => row.n) },
          { top },
        );
        const [layer, value] = [column(output, 0, 'layer'), column(output, 0, 'value').map(Number)];
        for (const one of [1, 2])
          expect(value.filter((_, i) => layer[i] === one).reduce((sum, flow) => sum + flow, 0)).toBe(
            output.facts['total'],
          );
        expect(column(output, 1, 'value').reduce((sum: number, flow) => sum + Number(flow), 0)).toBe(
          output.facts['total'],
        );
      },
    ),
  ));
