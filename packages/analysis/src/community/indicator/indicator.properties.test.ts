import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pearsonOf } from '../../testing/byDefinition.ts';
import { associationOf, combinationsOf, strongest, type Held } from './association.ts';

const layout = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }),
  cells: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 20, maxLength: 20 }),
});
const heldBy = (
  sizes: readonly number[],
  cells: readonly number[],
): { code: number[]; values: number[]; held: Held } => {
  const code = sizes.flatMap((size, group) => Array.from({ length: size }, () => group));
  const values = code.map((_, at) => cells[at]!);
  const held = {
    sum: new Float64Array(sizes.length),
    square: new Float64Array(sizes.length),
    present: new Float64Array(sizes.length),
  };
  values.forEach((value, at) => {
    held.sum[code[at]!]! += value;
    held.square[code[at]!]! += value * value;
    held.present[code[at]!]! += Number(value > 0);
  });
  return { code, values, held };
};

it('r is the correlation with membership of the combination; r.g that of groups repeated to equal size', () =>
  fc.assert(
    fc.property(layout, ({ cells, sizes }) => {
      const { code, held, values } = heldBy(sizes, cells);
      const same = 60;
      // 60 divides by every size there is.
      const even = code.flatMap((group, at) => Array.from({ length: same / sizes[group]! }, () => at));
      for (const combination of combinationsOf(sizes.length, sizes.length - 1)) {
        const inside = (at: number): number => Number(combination.includes(code[at]!));
        if (new Set(values).size < 2) continue;
        expect(associationOf(held, sizes, 'r').value(combination)).toBeCloseTo(
          pearsonOf(
            values,
            values.map((_, at) => inside(at)),
          ),
          9,
        );
        expect(associationOf(held, sizes, 'r_g').value(combination)).toBeCloseTo(
          pearsonOf(
            even.map((at) => values[at]!),
            even.map(inside),
          ),
          9,
        );
      }
    }),
  ));

it('IndVal lies in 0…1, is 1 for a taxon in every sample, and no smaller combination beats the chosen one', () =>
  fc.assert(
    fc.property(layout, fc.constantFrom('indval', 'indval_g'), ({ cells, sizes }, statistic) => {
      const { held, values } = heldBy(sizes, cells);
      if (values.every((value) => value === 0)) return;
      const all = combinationsOf(sizes.length, sizes.length);
      const association = associationOf(held, sizes, statistic as 'indval');
      const found = all.map((combination) => association.strength(combination));
      found.forEach(({ a, b, value }) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-12);
        expect(value ** 2).toBeCloseTo(a * b, 12);
      });
      // The single groups share out what there is.
      expect(found.slice(0, sizes.length).reduce((sum, { a }) => sum + a, 0)).toBeCloseTo(1, 12);
      const best = strongest(association, all);
      expect(best.value).toBeCloseTo(Math.max(...found.map(({ value }) => value)), 9);
      expect(found.slice(0, best.at).every(({ value }) => value < best.value)).toBe(true);
      if (values.every((value) => value > 0)) expect(found.at(-1)!.value).toBeCloseTo(1, 12);
    }),
  ));
