import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCell, close, tables } from '../../testing/tables.ts';
import { overRange, ssgseaScores } from './ssgseaScores.ts';

const quiet = (): void => undefined;

/** The walk place by place. */
function byDefinition(column: readonly (number | null)[], set: readonly number[], alpha: number): number {
  const present = column.flatMap((value, row) => (value === null ? [] : [{ row, value }]));
  const ranked = present.map(({ row, value }) => ({
    row,
    rank: Math.floor(
      present.filter((other) => other.value < value).length +
        (present.filter((other) => other.value === value).length + 1) / 2,
    ),
  }));
  const order = ranked.toSorted((a, b) => b.rank - a.rank || a.row - b.row);
  const inside = order.filter(({ row }) => set.includes(row));
  const weight = inside.reduce((sum, { rank }) => sum + rank ** alpha, 0);
  let [met, passed, score] = [0, 0, 0];
  for (const { rank, row } of order) {
    if (set.includes(row)) met += rank ** alpha / weight;
    else passed += 1 / (order.length - inside.length);
    score += met - passed;
  }
  return score;
}

const cases = fc.tuple(
  tables({ rows: [4, 14], columns: [1, 4] }),
  fc.array(fc.nat({ max: 13 }), { minLength: 1, maxLength: 8 }),
  fc.constantFrom(0, 0.25, 1, 1.7),
);

it('a score is the sum of the running difference by its definition', () => {
  fc.assert(
    fc.property(cases, ([cells, wanted, alpha]) => {
      const set = [...new Set(wanted.map((row) => row % cells.length))].toSorted((a, b) => a - b);
      const samples = cells[0]!.length;
      const scores = ssgseaScores(
        { values: Float64Array.from(cells.flat(), (value) => value ?? Number.NaN), rows: cells.length, samples },
        [Int32Array.from(set)],
        alpha,
        1,
        quiet,
      );
      for (let sample = 0; sample < samples; sample += 1) {
        const column = cells.map((row) => row[sample]!);
        const there = set.filter((row) => column[row] !== null).length;
        const expected =
          there === 0 || there === column.filter((value) => value !== null).length
            ? Number.NaN
            : byDefinition(column, set, alpha);
        expect(close(scores[sample]!, expected, 1e-9), `${scores[sample]} for ${expected}`).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

it('a monotone change of all values keeps the scores, and normalised scores have a range of 1', () => {
  fc.assert(
    fc.property(
      tables(
        { rows: [5, 12], columns: [2, 4] },
        anyCell.map((value) => value ?? 3),
      ),
      (cells) => {
        const samples = cells[0]!.length;
        const sets = [Int32Array.of(0, 1), Int32Array.of(2, 3, 4)];
        const of = (change: (value: number) => number) =>
          ssgseaScores(
            { values: Float64Array.from(cells.flat(), (value) => change(value!)), rows: cells.length, samples },
            sets,
            0.25,
            1,
            quiet,
          );
        const scores = of((value) => value);
        expect(of((value) => 3 * value + 7)).toEqual(scores);
        const normal = overRange(scores);
        if (normal) expect(Math.max(...normal) - Math.min(...normal)).toBeCloseTo(1, 9);
      },
    ),
  );
});
