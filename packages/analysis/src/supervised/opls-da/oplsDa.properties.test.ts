import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reals, tables, tied } from '../../testing/tables.ts';
import { responseOf, sampleGram, scaledBy } from '../../pls/index.ts';
import { oplsModel } from './oplsModel.ts';

it('scores are orthogonal, p(corr) is a correlation, and VIP² averages 1', () => {
  fc.assert(
    fc.property(tables({ rows: [4, 9], columns: [7, 12] }, fc.oneof(reals, tied)), (rows) => {
      const [features, samples] = [rows.length, rows[0]!.length];
      const all = Int32Array.from({ length: samples }, (_, i) => i);
      const scaled = scaledBy(Float64Array.from(rows.flat().map(Number)), features, samples, all, 'auto');
      const y = responseOf(
        Int32Array.from(all, (i) => i % 2),
        2,
        all,
      ).columns[0]!;
      const products = sampleGram(scaled, features, samples);
      const mapped = y.map((_, i) => y.reduce((sum, value, j) => sum + products[i * samples + j]! * value, 0));
      // Without any covariance there is no model.
      fc.pre(y.reduce((sum, value, i) => sum + value * mapped[i]!, 0) > 1e-3);
      const model = oplsModel(scaled, features, products, y, 1);
      const cosine = (a: Float64Array, b: Float64Array): number =>
        a.reduce((sum, value, i) => sum + value * b[i]!, 0) / Math.hypot(...a) / Math.hypot(...b);
      for (const off of model.orthogonal) {
        expect(Math.abs(cosine(model.score, off))).toBeLessThan(1e-5);
        expect(Math.abs(cosine(y, off))).toBeLessThan(1e-5);
      }
      expect(Math.abs(model.vip.reduce((sum, value) => sum + value * value, 0) / features - 1)).toBeLessThan(1e-9);
      model.correlation.forEach((value, i) => {
        const row = scaled.subarray(i * samples, (i + 1) * samples);
        if (Number.isFinite(value)) expect(Math.abs(value - cosine(row, model.score))).toBeLessThan(1e-6);
      });
      expect(model.r2y).toBeLessThan(1 + 1e-9);
    }),
    { numRuns: 150 },
  );
});
