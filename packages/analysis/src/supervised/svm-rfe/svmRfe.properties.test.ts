import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearSvm } from './linearSvm.ts';

const cell = fc.integer({ min: -300, max: 300 }).map((value) => value / 100);
const cases = fc.integer({ min: 2, max: 5 }).chain((features) =>
  fc.record({
    rows: fc.array(fc.array(cell, { minLength: features, maxLength: features }), { minLength: 4, maxLength: 18 }),
    cost: fc.constantFrom(0.1, 1, 10),
  }),
);

it('fulfils the optimality conditions: bounded multipliers that sum to 0, and consistent margins', () =>
  fc.assert(
    fc.property(cases, ({ cost, rows }) => {
      const n = rows.length;
      const y = Float64Array.from(rows, (_, i) => (i % 3 === 0 ? 1 : -1));
      const kernel = Float64Array.from(
        rows.flatMap((a) => rows.map((b) => a.reduce((sum, value, f) => sum + value * b[f]!, 0))),
      );
      const { intercept, signed } = linearSvm(kernel, y, cost, 1e-6);
      expect(Math.abs(signed.reduce((sum, value) => sum + value, 0))).toBeLessThan(1e-9 * n * cost + 1e-12);
      for (let i = 0; i < n; i += 1) {
        const alpha = signed[i]! * y[i]!;
        const margin = y[i]! * (signed.reduce((sum, value, j) => sum + value * kernel[i * n + j]!, 0) + intercept);
        expect(alpha).toBeGreaterThanOrEqual(0);
        expect(alpha).toBeLessThanOrEqual(cost);
        if (alpha === 0) expect(margin).toBeGreaterThan(1 - 1e-4);
        else if (alpha === cost) expect(margin).toBeLessThan(1 + 1e-4);
        else expect(Math.abs(margin - 1)).toBeLessThan(1e-4);
      }
    }),
  ));
