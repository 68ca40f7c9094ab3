import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf } from '../../testing/byDefinition.ts';
import { matrixOf, reals, tables, tied } from '../../testing/tables.ts';
import { centreAndScale, principalComponents } from '../../principal-components/index.ts';

const complete = fc.oneof(reals, tied);

it('scores times loadings give the centred table; loadings are orthonormal and variances fall', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 9], columns: [3, 7] }, complete), (rows) => {
      const [features, samples] = [rows.length, rows[0]!.length];
      const values = matrixOf(rows).values.slice();
      centreAndScale(values, features, samples, 'none');
      fc.pre(values.some((value) => value !== 0));
      const { loadings, ratio, scores, sdev } = principalComponents(
        values,
        features,
        samples,
        Math.min(features, samples),
        1,
      );
      const largest = Math.max(...values.map(Math.abs));

      rows.forEach((row, i) =>
        row.forEach((value, j) => {
          const back = scores.reduce((sum, score, k) => sum + score[j]! * loadings[k]![i]!, 0);
          expect(Math.abs(back - (Number(value) - meanOf(row.map(Number))))).toBeLessThan(2e-6 * largest);
        }),
      );
      loadings.forEach((one, k) => {
        loadings.forEach((other, l) =>
          expect(Math.abs(one.reduce((sum, value, i) => sum + value * other[i]!, 0) - Number(k === l))).toBeLessThan(
            1e-6,
          ),
        );
        expect(Math.max(...one)).toBeGreaterThan(Math.max(...one.map(Math.abs)) * (1 - 1e-6));
        expect(Math.abs(Math.hypot(...scores[k]!) / Math.sqrt(samples - 1) / sdev[k]! - 1)).toBeLessThan(1e-9);
      });
      expect([...sdev]).toEqual([...sdev].sort((a, b) => b - a));
      expect(Math.abs(ratio.reduce((sum, value) => sum + value, 0) - 1)).toBeLessThan(1e-9);
    }),
    { numRuns: 120 },
  );
});
