import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsOf } from '../../testing/countsOf.ts';
import { cellFigures, mitochondrialGenes } from './qcFigures.ts';
import { madThresholds, verdicts } from './thresholds.ts';

const tables = fc.integer({ min: 3, max: 9 }).chain((cells) =>
  fc.array(fc.array(fc.constantFrom(0, 0, 1, 2, 9, 80), { minLength: cells, maxLength: cells }), {
    minLength: 3,
    maxLength: 8,
  }),
);

it('the metrics are sums by definition, and wider limits never leave out more cells', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const genes = rows.map((_, i) => (i < 2 ? `MT-${i}` : `g${i}`));
      const figures = cellFigures(countsOf(rows, genes), mitochondrialGenes(genes, 'human'));
      rows[0]!.forEach((_, cell) => {
        const column = rows.map((row) => row[cell]!);
        const sum = column.reduce<number>((total, value) => total + value, 0);
        expect(figures.counts[cell]).toBe(sum);
        expect(figures.genes[cell]).toBe(column.filter((value) => value > 0).length);
        expect(figures.mito[cell]).toBe((column[0]! + column[1]!) / sum);
      });
      const left = (nmads: number) => verdicts(figures, madThresholds(figures, nmads)).map((reason) => reason !== '');
      const [narrow, wide] = [left(1), left(3)];
      wide.forEach((out, cell) => out && expect(narrow[cell]).toBe(true));
    }),
    { numRuns: 150 },
  );
});
