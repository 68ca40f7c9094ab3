import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dot } from '../linear/index.ts';
import { isTold, partialSquares } from './partialSquares.ts';

const entry = fc.integer({ min: -2, max: 2 });
const designs = fc
  .integer({ min: 1, max: 4 })
  .chain((p) => fc.array(fc.array(entry, { minLength: p, maxLength: p }), { minLength: 1, maxLength: 7 }));

it('columns left out as redundant change nothing in the fit, and with the kept ones they span all columns', () => {
  fc.assert(
    fc.property(designs, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 7, maxLength: 7 }), (rows, raw) => {
      const [n, p] = [rows.length, rows[0]!.length];
      const { rank, unknown } = partialSquares(
        Float64Array.from(rows.flat()),
        n,
        p,
        Float64Array.from(raw.slice(0, n)),
      );
      expect(rank + unknown.length).toBe(p);
      for (const direction of unknown)
        for (const row of rows) expect(Math.abs(dot(Float64Array.from(row), direction))).toBeLessThan(1e-9);
    }),
  );
});

it('fits as well as any other choice of columns: the residuals are orthogonal to the design', () => {
  fc.assert(
    fc.property(designs, fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 7, maxLength: 7 }), (rows, y) => {
      const [n, p] = [rows.length, rows[0]!.length];
      const { solve } = partialSquares(Float64Array.from(rows.flat()), n, p);
      const beta = Float64Array.from({ length: p }, (_, a) =>
        dot(solve.subarray(a * n, (a + 1) * n), Float64Array.from(y.slice(0, n))),
      );
      const rest = rows.map((row, i) => y[i]! - dot(Float64Array.from(row), beta));
      for (let a = 0; a < p; a += 1)
        expect(Math.abs(rows.reduce((sum, row, i) => sum + row[a]! * rest[i]!, 0))).toBeLessThan(1e-8);
    }),
  );
});

it('a batch that only one group has hides the differences of that group; a batch of all groups hides none', () => {
  // Columns: A, B, batch.
  const confounded = partialSquares(Float64Array.of(1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1), 4, 3);
  expect(isTold(confounded.unknown, 0, 1)).toBe(false);
  const shared = partialSquares(Float64Array.of(1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1), 4, 3);
  expect(shared.unknown).toHaveLength(1);
  expect(isTold(shared.unknown, 0, 1)).toBe(true);
});
