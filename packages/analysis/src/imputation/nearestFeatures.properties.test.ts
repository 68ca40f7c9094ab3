import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf } from '../testing/byDefinition.ts';
import { close, matrixOf, tables } from '../testing/tables.ts';
import { fillByNeighbors } from './nearestFeatures.ts';

it('knn fills with the mean of the k nearest features that have the value, or of the sample when none has', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 9], columns: [3, 6] }), fc.integer({ min: 1, max: 4 }), (rows, k) => {
      const width = rows[0]!.length;
      const filled = fillByNeighbors(matrixOf(rows).values, rows.length, width, k, () => undefined);
      const distance = (a: number, b: number): number => {
        const squares = rows[a]!.flatMap((value, i) =>
          value === null || rows[b]![i] === null ? [] : [(value - rows[b]![i]!) ** 2],
        );
        return squares.length === 0
          ? Number.POSITIVE_INFINITY
          : squares.reduce((sum, value) => sum + value, 0) / squares.length;
      };
      rows.forEach((row, i) => {
        const nearest = rows
          .map((_, other) => ({ other, far: distance(i, other) }))
          .filter(({ far, other }) => other !== i && Number.isFinite(far))
          .toSorted((a, b) => a.far - b.far || a.other - b.other)
          .slice(0, k);
        row.forEach((value, sample) => {
          const at = (from: number[]): number[] =>
            from.map((other) => rows[other]![sample]!).filter((one) => one !== null);
          const near = at(nearest.map(({ other }) => other));
          const expected = value ?? meanOf(near.length > 0 ? near : at(rows.map((_, other) => other)));
          expect(close(filled[i * width + sample]!, expected, 1e-9)).toBe(true);
        });
      });
    }),
    { numRuns: 120 },
  );
});
