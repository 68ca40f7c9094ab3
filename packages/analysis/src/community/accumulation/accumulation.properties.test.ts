import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choices, permutations } from '../../testing/byDefinition.ts';
import { close } from '../../testing/tables.ts';
import { accumulationOver, exactAccumulation } from './accumulate.ts';
import { presencesOf } from './presences.ts';

const community = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 7 }))
  .chain(([samples, features]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: features, maxLength: features }), {
      minLength: samples,
      maxLength: samples,
    }),
  );
const presences = (rows: readonly (readonly number[])[]) =>
  presencesOf(Float64Array.from(rows.flat()), rows[0]!.length, [...rows.keys()]);

it('the curve is the mean over all ways to choose samples, and over all orders of them', () => {
  fc.assert(
    fc.property(community, (rows) => {
      const { richness } = exactAccumulation(presences(rows));
      const ordered = accumulationOver(presences(rows), permutations([...rows.keys()]));
      richness.forEach((value, at) => {
        const sizes = choices(rows.length, at + 1).map(
          (places) => rows[0]!.filter((_, feature) => places.some((place) => rows[place]![feature]! > 0)).length,
        );
        expect(close(value, sizes.reduce((sum, size) => sum + size, 0) / sizes.length, 1e-9)).toBe(true);
        expect(close(ordered.richness[at]!, value, 1e-9)).toBe(true);
      });
    }),
  );
});

it('the variance of one feature follows its definition and is never below 0', () => {
  fc.assert(
    fc.property(community, (rows) => {
      for (const value of exactAccumulation(presences(rows)).sd) expect(value).toBeGreaterThanOrEqual(0);
      const one = rows.map(([first]) => [first!]);
      const held = one.filter(([value]) => value! > 0).length;
      if (held === 0) return;
      exactAccumulation(presences(one)).sd.forEach((value, at) => {
        const ways = choices(one.length, at + 1);
        const seen = ways.filter((places) => places.some((place) => one[place]![0]! > 0)).length / ways.length;
        expect(Math.abs(value - Math.sqrt(seen * (1 - seen)))).toBeLessThan(1e-6);
      });
    }),
  );
});
