import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { context, numbersOf } from '../../testing/runs.ts';
import { pearsonOf } from '../../testing/byDefinition.ts';
import { matrixOf } from '../../testing/tables.ts';
import { stem } from './index.ts';

const courses = fc.integer({ min: 3, max: 5 }).chain((width) =>
  fc.array(
    fc.array(
      fc.integer({ min: -8, max: 8 }).map((value) => value / 2),
      { minLength: width, maxLength: width },
    ),
    { minLength: 1, maxLength: 12 },
  ),
);

it('assigns every feature to a profile that it correlates with best, and keeps profiles different in shape', () => {
  fc.assert(
    fc.property(courses, fc.integer({ min: 1, max: 2 }), fc.integer({ min: 2, max: 30 }), (rows, units, profiles) => {
      fc.pre(rows.some((row) => new Set(row).size > 1));
      const output = stem.run(
        { matrix: matrixOf(rows) },
        parseOptions(stem, { by: 'samples', logged: true, min_change: 0, units, profiles }),
        context,
      );
      const width = rows[0]!.length;
      const columns = (table: string): number[][] =>
        Array.from({ length: width }, (_, j) => numbersOf(output, table, `t${j + 1}`));
      const [models, changes] = [columns('models'), columns('assignments')];
      const rowOf = (table: number[][], row: number): number[] => table.map((column) => column[row]!);
      const count = models[0]!.length;
      for (let one = 0; one < count; one += 1) {
        const model = rowOf(models, one);
        expect(model[0]).toBe(0);
        model.slice(1).forEach((value, j) => expect(Math.abs(value - model[j]!)).toBeLessThanOrEqual(units));
        for (let other = 0; other < one; other += 1)
          expect(pearsonOf(model, rowOf(models, other))).toBeLessThan(1 - 1e-10);
      }
      const own = numbersOf(output, 'assignments', 'profile');
      own.forEach((profile, row) => {
        const r = Array.from({ length: count }, (_, one) => pearsonOf(rowOf(changes, row), rowOf(models, one)));
        expect(r[profile - 1]).toBeCloseTo(Math.max(...r), 8);
        expect(numbersOf(output, 'assignments', 'correlation')[row]).toBeCloseTo(Math.max(...r), 8);
      });
    }),
    { numRuns: 60 },
  );
});
