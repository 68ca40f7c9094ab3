import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { ternary } from './index.ts';
import reference from './ternary.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  ternary.run({ records: recordsOf(columns) }, parseOptions(ternary, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const part = (at: number) => reference.rows.map((row) => row[at]!);
const names = reference.rows.map((_, i) => `g${i + 1}`);

it('agrees with R; rows with a missing value or only zeros are listed', () => {
  const output = run({ name: names, A: part(0), B: part(1), C: part(2) });
  for (const name of ['a', 'b', 'c', 'x', 'y', 'size'] as const)
    column(output, name).forEach((value, i) => expect(value).toBeCloseTo(reference[name][i]!, 14));
  expect(output.removed).toEqual([
    { kind: 'feature', id: 'g4', reason: '三列都是 0' },
    { kind: 'feature', id: 'g5', reason: '三列中有缺失值' },
  ]);
});

it('uses the chosen columns, and unused ones for the rest', () => {
  const output = run({ name: ['x', 'y'], A: [1, 1], B: [2, 2], C: [3, 3], phylum: ['p', 'q'] }, { a_column: 'C' });
  expect(output.facts).toMatchObject({ a: 'C', b: 'A', c: 'B', group: 'phylum' });
});

it('refuses fewer than three columns, one twice, and negative values', () => {
  expect(() => run({ name: ['x', 'y'], A: [1, 1], B: [2, 2] })).toThrow('没有认出');
  expect(() => run({ name: ['x', 'y'], A: [1, 1], B: [2, 2], C: [1, 1] }, { a_column: 'A', b_column: 'A' })).toThrow(
    '选了两次',
  );
  expect(() => run({ name: ['x', 'y'], A: [1, -1], B: [2, 2], C: [1, 1] })).toThrow('小于 0');
});

it('places every row inside the triangle, in any unit', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 })),
        { minLength: 1, maxLength: 12 },
      ),
      fc.integer({ min: 2, max: 50 }),
      (rows, unit) => {
        const make = (scale: number) =>
          run({
            name: rows.map((_, i) => `g${i}`),
            A: rows.map(([a]) => a * scale),
            B: rows.map(([, b]) => b * scale),
            C: rows.map(([, , c]) => c * scale),
          });
        const [one, other] = [make(1), make(unit)];
        column(one, 'x').forEach((x, i) => {
          const y = Number(column(one, 'y')[i]);
          expect(y).toBeLessThanOrEqual(Math.sqrt(3) * Math.min(Number(x), 1 - Number(x)) + 1e-9);
          expect(column(other, 'x')[i]).toBeCloseTo(Number(x), 12);
        });
      },
    ),
  ));
