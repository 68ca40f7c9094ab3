import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easeScore } from './activity.ts';
import { adducts, ionMass } from './adducts.ts';
import { matchPeaks } from './matchPeaks.ts';
import type { MummichogOptions } from './mummichog.schema.ts';

const options = { all: true, ppm: 12, primary: false, rtTolerance: 0 } as MummichogOptions;

it('binary search finds the same matches as comparing every pair', () => {
  const mass = fc.integer({ min: 100_000, max: 130_000 }).map((value) => value / 1000);
  fc.assert(
    fc.property(
      fc.array(mass, { minLength: 1, maxLength: 30 }),
      fc.array(fc.record({ at: fc.nat(), adduct: fc.nat(), error: fc.integer({ min: -40, max: 40 }) }), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.constantFrom('positive' as const, 'negative' as const),
      (list, spots, mode) => {
        const masses = Float64Array.from(list);
        const mz = Float64Array.from(
          spots,
          ({ adduct, at, error }) =>
            ionMass(list[at % list.length]!, adducts[mode][adduct % adducts[mode].length]!) * (1 + error * 0.55e-6),
        );
        const peaks = {
          mz,
          p: mz,
          rt: mz,
          mode: Array.from(mz, () => mode),
          timed: false,
          used: { mz: '', p: '', rt: '', mode: '' },
          messages: [],
        };
        const slow = new Set(
          Array.from(mz).flatMap((own, peak) =>
            adducts[mode].flatMap((adduct) =>
              list.flatMap((one, compound) =>
                Math.abs(own / ionMass(one, adduct) - 1) * 1e6 <= options.ppm
                  ? [`${peak} ${compound} ${adduct.name}`]
                  : [],
              ),
            ),
          ),
        );
        expect(
          new Set(
            matchPeaks(peaks, masses, options).map(
              ({ adduct, compound, peak }) => `${peak} ${compound} ${adduct.name}`,
            ),
          ),
        ).toEqual(slow);
      },
    ),
  );
});

it('the EASE score lies between 0 and 1 and falls with every hit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 60 }),
      (size, list, more) => {
        const background = Math.max(size, list) + more;
        let before = 1;
        for (let hits = Math.max(0, size + list - background); hits <= Math.min(size, list); hits += 1) {
          const score = easeScore(hits, size, list, background);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(before * (1 + 1e-9));
          before = score;
        }
      },
    ),
  );
});
