import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups } from '../../model/index.ts';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { designOf, fitRows, isTold } from '../../linear-model/index.ts';

const sizes = [3, 4, 2] as const;
const group = sizes.flatMap((size, level) => Array.from({ length: size }, () => 'ABC'[level]!));
const fit = (rows: Cells) => {
  const matrix = matrixOf(rows);
  const groups: Groups = { samples: matrix.samples, group, levels: ['A', 'B', 'C'], colors: {}, factors: [] };
  return fitRows(matrix.values, designOf(matrix, groups, { batch: '', pair: '', covariate: '' }), null);
};

it('without covariates the coefficients are the group means and the variance is pooled', () => {
  fc.assert(
    fc.property(tables({ rows: [1, 8], columns: [9, 9] }), (rows) => {
      const fits = fit(rows);
      rows.forEach((row, i) => {
        const parts = ['A', 'B', 'C'].map(
          (level) => row.filter((value, column) => value !== null && group[column] === level) as number[],
        );
        const there = [0, 1, 2].filter((level) => parts[level]!.length > 0);
        expect(fits.unknownOf(i)).toHaveLength(there.length === 0 ? 0 : 3 - there.length);
        for (const one of there) for (const other of there) expect(isTold(fits.unknownOf(i), one, other)).toBe(true);
        if (there.length === 0) return expect(fits.coefficients[i * 3]).toBeNaN();
        for (const level of there)
          expect(close(fits.coefficients[i * 3 + level]!, meanOf(parts[level]!), 1e-9)).toBe(true);
        const df = parts.flat().length - there.length;
        const squares = parts.reduce(
          (sum, part) => sum + (part.length > 1 ? varianceOf(part) * (part.length - 1) : 0),
          0,
        );
        expect(fits.df[i]).toBe(df);
        if (df > 0)
          expect(Math.abs(fits.sigma2[i]! - squares / df)).toBeLessThan(1e-9 * (1 + Math.max(...parts.flat()) ** 2));
        return undefined;
      });
    }),
    { numRuns: 80 },
  );
});
