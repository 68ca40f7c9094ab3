import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reals, tables, tied } from '../../testing/tables.ts';
import { blinds, blockOf, plsComponents, responseOf, sampleGram, scaledBy } from '../../pls/index.ts';
import { plsModel } from './plsModel.ts';

const complete = fc.oneof(reals, tied);

it('scores are orthogonal, VIP² averages 1, and predicting a sample of the model gives its own score', () => {
  fc.assert(
    fc.property(
      tables({ rows: [3, 9], columns: [7, 12] }, complete),
      fc.integer({ min: 2, max: 3 }),
      (rows, levels) => {
        const [features, samples] = [rows.length, rows[0]!.length];
        const classes = Int32Array.from({ length: samples }, (_, i) => i % levels);
        const all = Int32Array.from({ length: samples }, (_, i) => i);
        const scaled = scaledBy(Float64Array.from(rows.flat().map(Number)), features, samples, all, 'auto');
        fc.pre(scaled.some((value) => value !== 0));
        const products = sampleGram(scaled, features, samples);
        const { columns } = responseOf(classes, levels, all);
        const model = plsModel(scaled, features, products, columns, 2);
        fc.pre(model.scores.length > 0);

        const vip2 = model.vip.reduce((sum, value) => sum + value * value, 0);
        expect(Math.abs(vip2 / features - 1)).toBeLessThan(1e-6);
        const [one, other] = model.scores;
        if (one && other) {
          const cross = one.reduce((sum, value, i) => sum + value * other[i]!, 0);
          expect(Math.abs(cross) / Math.hypot(...one) / Math.hypot(...other)).toBeLessThan(1e-5);
        }
        const block = blockOf(products, samples, all, all);
        const { scores, testScores } = plsComponents(block.inner, columns, 1, block.cross);
        testScores[0]!.forEach((value, i) =>
          expect(Math.abs(value - scores[0]![i]!)).toBeLessThan(1e-9 * (1 + Math.abs(value))),
        );
        expect([...model.r2yCumulative].every((value) => value >= -1e-9 && value <= 1 + 1e-9)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

it('every sample is predicted once, by a model fitted without it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 80 }), (samples, folds) => {
      const parts = blinds(samples, folds);
      expect(parts.flatMap(({ test }) => [...test]).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: samples }, (_, i) => i),
      );
      for (const { train, test } of parts) expect(new Set([...train, ...test]).size).toBe(samples);
    }),
  );
});
