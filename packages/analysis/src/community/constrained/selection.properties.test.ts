import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inflation } from './inflation.ts';
import { rdaResponse, weighted } from './ordinate.ts';
import { selectVariables } from './select.ts';

const n = 12;
const column = fc
  .array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: n, maxLength: n })
  .map((list) => Float64Array.from(list, (value, i) => value + 0.1 * Math.cos(5 * i * i)));
const tables = fc.record({
  variables: fc.array(column, { minLength: 2, maxLength: 4 }),
  table: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3 * n, maxLength: 3 * n }),
  seed: fc.integer({ min: 1, max: 1e6 }),
});

it('with two variables the inflation of both is 1/(1 − r²)', () =>
  fc.assert(
    fc.property(column, column, (a, b) => {
      const centred = (values: Float64Array): Float64Array => {
        const mean = values.reduce((sum, value) => sum + value, 0) / n;
        return values.map((value) => value - mean);
      };
      const [x, y] = [centred(a), centred(b)];
      const dot = (one: Float64Array, other: Float64Array): number =>
        one.reduce((sum, value, i) => sum + value * other[i]!, 0);
      const r2 = dot(x, y) ** 2 / (dot(x, x) * dot(y, y));
      fc.pre(r2 < 0.99);
      inflation([x, y]).forEach((value) => expect(Math.abs(value * (1 - r2) - 1)).toBeLessThan(1e-8));
    }),
  ));

it('each step explains more and reports the F of that step; all variables together explain what least squares does', () =>
  fc.assert(
    fc.property(tables, ({ seed, table, variables }) => {
      const values = Float64Array.from(table, (value, at) => value + Math.sin(at));
      const response = rdaResponse(values, n, false);
      const candidates = weighted(variables, response);
      const steps = selectVariables({
        response,
        candidates,
        how: 'p',
        enter: 1,
        count: 19,
        seed,
        progress: () => undefined,
      });
      expect(steps).toHaveLength(variables.length);
      expect(new Set(steps.map(({ variable }) => variable)).size).toBe(variables.length);
      let before = 0;
      steps.forEach(({ adjusted, f, p, r2 }, at) => {
        expect(r2).toBeGreaterThanOrEqual(before - 1e-12);
        expect(f).toBeCloseTo((r2 - before) / ((1 - r2) / (n - at - 2)), 6);
        expect(adjusted).toBeCloseTo(1 - ((1 - r2) * (n - 1)) / (n - at - 2), 8);
        expect(p * 20).toBeCloseTo(Math.round(p * 20), 8);
        before = r2;
      });
    }),
    { numRuns: 40 },
  ));

it('selection by R² takes the variable that explains most first', () =>
  fc.assert(
    fc.property(tables, ({ seed, table, variables }) => {
      const response = rdaResponse(
        Float64Array.from(table, (value, at) => value + Math.sin(at)),
        n,
        false,
      );
      const candidates = weighted(variables, response);
      const [first] = selectVariables({
        response,
        candidates,
        how: 'r2',
        enter: 1,
        count: 19,
        seed,
        progress: () => undefined,
      });
      candidates.forEach((_, at) => {
        const [alone] = selectVariables({
          response,
          candidates: [candidates[at]!],
          how: 'p',
          enter: 1,
          count: 19,
          seed,
          progress: () => undefined,
        });
        expect(first!.r2).toBeGreaterThanOrEqual(alone!.r2 - 1e-12);
      });
    }),
    { numRuns: 40 },
  ));
