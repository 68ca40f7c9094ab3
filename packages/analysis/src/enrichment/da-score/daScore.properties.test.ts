import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { daScore } from './index.ts';

const context = { seed: 1, progress: () => undefined };
const changes = fc.array(
  fc.integer({ min: -6, max: 6 }).map((value) => value / 2),
  { minLength: 3, maxLength: 20 },
);
const run = (list: readonly number[], sets: readonly (readonly number[])[], threshold: number) => {
  const output = daScore.run(
    {
      sets: {
        ids: sets.map((_, at) => `P${at}`),
        names: sets.map(() => ''),
        members: sets.map((set) => set.map((row) => `f${row}`)),
      },
      ranked: { ids: list.map((_, row) => `f${row}`), scores: Float64Array.from(list) },
    },
    parseOptions(daScore, { fc: threshold, min_size: 1 }),
    context,
  );
  const [term, score] = ['term', 'da_score'].map(
    (name) => output.tables[0]!.columns.find((one) => one.name === name)!.values,
  ) as [readonly string[], Float64Array];
  return new Map(term.map((id, at) => [id, score[at]!]));
};
const cases = changes.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc.array(fc.uniqueArray(fc.nat({ max: list.length - 1 }), { minLength: 1 }), { minLength: 1, maxLength: 5 }),
    fc.constantFrom(1, 1.5, 2, 4),
  ),
);

it('is the number of rising features less the falling ones over the measured ones, between −1 and 1', () => {
  fc.assert(
    fc.property(cases, ([list, sets, threshold]) => {
      const scores = run(list, sets, threshold);
      sets.forEach((set, at) => {
        const counts = (sign: number): number =>
          set.filter((row) => list[row]! * sign > 0 && 2 ** Math.abs(list[row]!) >= threshold * (1 - 1e-12)).length;
        expect(scores.get(`P${at}`)).toBeCloseTo((counts(1) - counts(-1)) / set.length, 12);
      });
    }),
  );
});

it('changes its sign with the changes', () => {
  fc.assert(
    fc.property(cases, ([list, sets, threshold]) => {
      const [scores, turned] = [
        run(list, sets, threshold),
        run(
          list.map((value) => -value),
          sets,
          threshold,
        ),
      ];
      for (const [term, score] of scores) expect(turned.get(term)! + score).toBe(0);
    }),
  );
});
