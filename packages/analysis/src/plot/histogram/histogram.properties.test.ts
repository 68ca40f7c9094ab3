import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reals, tied } from '../../testing/tables.ts';
import { breaksOf, countsOf } from '../../density/index.ts';

const values = fc
  .array(
    fc.oneof(
      reals,
      tied,
      reals.map((value) => -value),
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => Float64Array.from(list).sort());
const rules = fc.constantFrom('fd' as const, 'sturges' as const, 'scott' as const, 'count' as const);

it('every value lies in exactly one interval, and all intervals have the same width', () =>
  fc.assert(
    fc.property(values, rules, fc.integer({ min: 1, max: 40 }), (sorted, rule, count) => {
      const breaks = breaksOf(sorted, { rule, count, width: 1 });
      const counts = countsOf(sorted, breaks);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(sorted.length);
      const width = breaks[1]! - breaks[0]!;
      const slack = 1e-6 * width;
      expect(breaks[0]!).toBeLessThanOrEqual(sorted[0]! + slack);
      expect(breaks.at(-1)!).toBeGreaterThanOrEqual(sorted.at(-1)! - slack);
      for (let i = 1; i < breaks.length; i += 1)
        expect(Math.abs(breaks[i]! - breaks[i - 1]! - width)).toBeLessThanOrEqual(slack);
      counts.forEach((held, bin) => {
        const inside = sorted.filter(
          (value) =>
            (value > breaks[bin]! + 1e-7 * width || bin === 0) &&
            (value <= breaks[bin + 1]! + 1e-7 * width || bin === counts.length - 1),
        );
        expect(held).toBe(inside.length);
      });
    }),
  ));
