import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellFigures } from '../records/index.ts';
import { cellLetters, comparePairs } from './compare.ts';

const cells = fc.array(
  fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 }).map((list) => Float64Array.from(list)),
  { minLength: 2, maxLength: 5 },
);

it.each(['tukey', 'welch', 'wilcoxon'] as const)(
  'two bars share a letter exactly when %s finds no difference between them',
  (test) =>
    fc.assert(
      fc.property(cells, (lists) => {
        const judged = comparePairs(lists, test).map((one) => ({ ...one, differs: one.p < 0.1 }));
        const letters = cellLetters(
          lists.map((list) => cellFigures(list).mean),
          judged,
        );
        for (const { a, b, differs } of judged)
          expect(Array.from(letters[a]!).some((letter) => letters[b]!.includes(letter))).toBe(!differs);
      }),
      { numRuns: test === 'tukey' ? 12 : 100 },
    ),
);

it('does not depend on the unit of the values', () =>
  fc.assert(
    fc.property(cells, (lists) => {
      const [one, other] = [
        comparePairs(lists, 'welch'),
        comparePairs(
          lists.map((list) => list.map((value) => 3 * value + 7)),
          'welch',
        ),
      ];
      one.forEach(({ p }, i) => Number.isFinite(p) && expect(other[i]!.p).toBeCloseTo(p, 6));
    }),
  ));
