import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cssPercentile, cssSums } from './scaling.ts';
import { zeroLogNormal } from './zeroLogNormal.ts';

const code = Uint8Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1);
const depth = Float64Array.from({ length: 11 }, (_, i) => Math.sin(3 * i));
const taxa = fc.array(
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })), { minLength: 11, maxLength: 11 }),
  { minLength: 4, maxLength: 8 },
);

it('multiplying every sample by the same factor changes no estimate', () =>
  fc.assert(
    fc.property(taxa, fc.integer({ min: 2, max: 50 }), (rows, by) => {
      const values = Float64Array.from(rows.flat());
      const [one, other] = [
        zeroLogNormal(values, code, depth, 'deviation'),
        zeroLogNormal(
          values.map((value) => value * by),
          code,
          depth,
          'deviation',
        ),
      ];
      one.forEach(({ basis, lfc, se }, row) => {
        expect(other[row]!.basis).toBe(basis);
        // ln(x + 1) is not free of the unit.
        if (basis === '对数线性模型') return;
        if (Number.isNaN(lfc)) expect(other[row]!.lfc).toBeNaN();
        else {
          expect(Math.abs(other[row]!.lfc - lfc)).toBeLessThan(1e-7);
          expect(Math.abs(other[row]!.se - se)).toBeLessThan(1e-7 * (1 + se));
        }
      });
    }),
  ));

it('the abundance part is never larger than the plain difference of the mean logarithms', () =>
  fc.assert(
    fc.property(taxa, (rows) => {
      zeroLogNormal(Float64Array.from(rows.flat()), code, depth, 'deviation').forEach(({ basis, positive }, at) => {
        if (basis !== '两部分' && basis !== '只按丰度') return;
        const mean = (group: number): number => {
          const logs = rows[at]!.flatMap((value, i) => (value > 0 && code[i] === group ? [Math.log(value)] : []));
          return logs.reduce((sum, value) => sum + value, 0) / logs.length;
        };
        expect(Math.abs(positive)).toBeLessThanOrEqual(Math.abs(mean(1) - mean(0)) + 1e-9);
      });
    }),
  ));

it('CSS sums add the counts up to the percentile, which is at least one half', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 9, maxLength: 9 }), {
        minLength: 2,
        maxLength: 6,
      }),
      (columns) => {
        const own = columns.map((column) => Float64Array.from(column, (value, i) => value + Number(i < 2)));
        const percentile = cssPercentile(own);
        expect(percentile).toBeGreaterThanOrEqual(0.5);
        expect(percentile).toBeLessThanOrEqual(1);
        cssSums(own, 0.5).forEach((sum, i) => {
          const sorted = [...own[i]!].filter((value) => value > 0).sort((a, b) => a - b);
          const middle =
            (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
          expect(sum).toBeCloseTo(
            sorted.filter((value) => value <= middle).reduce((all, value) => all + value, 0),
            8,
          );
        });
      },
    ),
  ));
