import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { sam } from './index.ts';

const group = Array.from('AAAABBB');
const groups: Groups = {
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const run = (rows: Cells, raw: Record<string, unknown> = {}): MethodOutput =>
  sam.run({ matrix: matrixOf(rows), groups }, parseOptions(sam, { logged: true, s0_by: 'value', s0: 0.5, ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const numbers = (output: MethodOutput, name: string): number[] => [
  ...(output.tables[0]!.columns.find((one) => one.name === name)!.values as Float64Array),
];

it('q lies within 0…1, falls with |d|, and is missing exactly where d is', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 12], columns: [7, 7] }), (rows) => {
      const output = run(rows);
      const [d, q] = [numbers(output, 'd').map(Math.abs), numbers(output, 'p_adj')];
      q.forEach((value, i) => expect(Number.isNaN(value) ? Number.isNaN(d[i]!) : value >= 0 && value <= 1).toBe(true));
      d.forEach((one, i) => d.forEach((other, j) => one > other && expect(q[i]!).toBeLessThanOrEqual(q[j]!)));
    }),
    { numRuns: 60 },
  );
});

it('exchanging the groups turns the sign of every d and keeps every q, as all relabellings are used', () => {
  fc.assert(
    fc.property(
      tables(
        { rows: [2, 12], columns: [7, 7] },
        fc.integer({ min: 1, max: 9000 }).map((value) => value / 100),
      ),
      (rows) => {
        const [one, other] = [run(rows), run(rows, { reference: 'B' })];
        numbers(one, 'd').forEach((d, i) =>
          expect(Math.abs(d + numbers(other, 'd')[i]!) < 1e-9 * (1 + Math.abs(d)) || Number.isNaN(d)).toBe(true),
        );
        numbers(one, 'p_adj').forEach((q, i) =>
          expect(Math.abs(q - numbers(other, 'p_adj')[i]!) < 1e-9 || Number.isNaN(q), `${q}`).toBe(true),
        );
      },
    ),
    { numRuns: 60 },
  );
});
