import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactTwoSided, pearsonOf, permutations, ranksOf, tTwoSided } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { correlate, type CorrelationMethod } from '../../correlation/index.ts';

/** Calls back with every pair of rows: the columns both have, and what the engine says about them. */
function eachPair(
  rows: Cells,
  method: CorrelationMethod,
  check: (x: number[], y: number[], r: number, p: number) => void,
): void {
  const { values } = matrixOf(rows);
  const found = correlate(values, rows.length, rows[0]!.length, method);
  let at = 0;
  rows.forEach((one, i) =>
    rows.slice(i + 1).forEach((other, offset) => {
      const common = one.flatMap((value, k) =>
        value === null || other[k] === null ? [] : [[value, other[k]!] as const],
      );
      check(
        common.map(([x]) => x),
        common.map(([, y]) => y),
        found.r[i * rows.length + i + 1 + offset]!,
        found.p[at++]!,
      );
    }),
  );
}
const varies = (values: readonly number[]): boolean => new Set(values).size > 1;
const isTied = (values: readonly number[]): boolean => new Set(values).size < values.length;
const same = (actual: number, expected: number, tolerance: number) =>
  expect(close(actual, expected, tolerance), `${actual} for ${expected}`).toBe(true);
/** r = ±1 up to rounding has p = 0 up to rounding. */
const sameP = (actual: number, expected: number) =>
  expected < 1e-6 ? expect(actual).toBeLessThan(2e-6) : same(actual, expected, 1e-5);
const pOf = (r: number, n: number): number =>
  n < 3 ? Number.NaN : Math.abs(r) > 1 - 1e-12 ? 0 : tTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2);

const few = tables({ rows: [2, 5], columns: [3, 6] });
const some = { numRuns: 60 };

it('Pearson uses the columns that both rows have, with p by t', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 6], columns: [3, 12] }), (rows) =>
      eachPair(rows, 'pearson', (x, y, r, p) => {
        const expected = varies(x) && varies(y) ? pearsonOf(x, y) : Number.NaN;
        same(r, expected, 1e-6);
        if (!Number.isNaN(expected)) sameP(p, pOf(expected, x.length));
        else expect(p).toBeNaN();
      }),
    ),
    some,
  );
});

it('Spearman is Pearson of the ranks within the pair; p is exact without ties and by t with ties', () => {
  fc.assert(
    fc.property(few, (rows) =>
      eachPair(rows, 'spearman', (x, y, r, p) => {
        const expected = varies(x) && varies(y) ? pearsonOf(ranksOf(x), ranksOf(y)) : Number.NaN;
        same(r, expected, 1e-6);
        if (Number.isNaN(expected)) return expect(p).toBeNaN();
        if (isTied(x) || isTied(y)) return sameP(p, pOf(expected, x.length));
        const own = ranksOf(x);
        const squares = (order: readonly number[]): number =>
          order.reduce((sum, rank, i) => sum + (rank - own[i]!) ** 2, 0);
        return same(p, exactTwoSided(permutations(ranksOf(y)).map(squares), squares(ranksOf(y))), 1e-9);
      }),
    ),
    some,
  );
});

it('Kendall’s tau-b counts all pairs of columns; p is exact without ties', () => {
  const score = (x: readonly number[], y: readonly number[]): number =>
    x.reduce(
      (sum, value, i) =>
        sum +
        x
          .slice(i + 1)
          .reduce((inner, other, k) => inner + Math.sign(value - other) * Math.sign(y[i]! - y[i + 1 + k]!), 0),
      0,
    );
  fc.assert(
    fc.property(few, (rows) =>
      eachPair(rows, 'kendall', (x, y, tau, p) => {
        const untied = (values: readonly number[]): number => score(values, values);
        same(tau, varies(x) && varies(y) ? score(x, y) / Math.sqrt(untied(x) * untied(y)) : Number.NaN, 1e-6);
        if (varies(x) && varies(y) && !isTied(x) && !isTied(y))
          same(
            p,
            exactTwoSided(
              permutations(y).map((order) => score(x, order)),
              score(x, y),
            ),
            1e-9,
          );
      }),
    ),
    some,
  );
});
