import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups } from '../../model/index.ts';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { designOf, fitRows } from '../linear-model/index.ts';

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
        const parts = ['A', 'B', 'C'].map((level) => row.filter((value, column) => value !== null && group[column] === level) as number[]);
        if (parts.some((part) => part.length === 0)) return expect(fits.coefficients[i * 3]).toBeNaN();
        parts.forEach((part, level) => expect(close(fits.coefficients[i * 3 + level]!, meanOf(part), 1e-9)).toBe(true));
        const df = parts.flat().length - 3;
        const squares = parts.reduce((sum, part) => sum + (part.length > 1 ? varianceOf(part) * (part.length - 1) : 0), 0);
        expect(fits.df[i]).toBe(df);
        if (df > 0) expect(Math.abs(fits.sigma2[i]! - squares / df)).toBeLessThan(1e-9 * (1 + Math.max(...parts.flat()) ** 2));
        return undefined;
      });
    }),
    { numRuns: 80 },
  );
});
