import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { radar } from './index.ts';
import reference from './radar.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  radar.run({ records: recordsOf(columns) }, parseOptions(radar, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) =>
  [...output.tables[0]!.columns.find((one) => one.name === name)!.values].map(Number);
const { g, m1, m2, m3, m4 } = reference;

it.each(['max', 'range', 'none'] as const)('agrees with R on the scale %s', (scale) => {
  const output = run({ g, m1, m2, m3, m4 }, { scale });
  const same = (name: string, expected: readonly (number | null)[]) =>
    column(output, name).forEach((value, i) =>
      expect(close(value, expected[i] ?? Number.NaN, 1e-12), `${name} ${i}`).toBe(true),
    );
  same('mean', reference.mean);
  same('scaled', reference[scale]);
  expect(output.facts['empty']).toBe(1);
});

it('refuses too few measures, too many groups, and negative means on a scale from 0', () => {
  expect(() => run({ g: ['a', 'b'], x: [1, 2], y: [1, 2] })).toThrow('至少需要 3 个');
  expect(() =>
    run({
      g: Array.from({ length: 20 }, (_, i) => `g${i}`),
      x: Array.from({ length: 20 }, (_, i) => i),
      y: Array.from({ length: 20 }, (_, i) => i),
      z: Array.from({ length: 20 }, (_, i) => i),
    }),
  ).toThrow('1～12 个');
  expect(() => run({ g: ['a', 'b'], x: [1, -2], y: [1, 2], z: [1, 2] })).toThrow('负值');
  expect(column(run({ g: ['a', 'b'], x: [1, -2], y: [1, 2], z: [1, 2] }, { scale: 'range' }), 'scaled')).toEqual([
    1, 0, 0, 0, 1, 1,
  ]);
});

it('every point lies between centre and edge, and each axis has one at the edge', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })),
        { minLength: 1, maxLength: 8 },
      ),
      (rows) => {
        const scaled = column(
          run({
            g: rows.map((_, i) => `g${i}`),
            x: rows.map(([x]) => x),
            y: rows.map(([, y]) => y),
            z: rows.map(([, , z]) => z),
          }),
          'scaled',
        );
        for (const axis of [0, 1, 2]) expect(Math.max(...scaled.filter((_, i) => i % 3 === axis))).toBe(1);
        expect(Math.min(...scaled)).toBeGreaterThan(0);
      },
    ),
  ));
