import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presencesOf } from '../accumulation/index.ts';
import { corePan } from './corePan.ts';

it('the pan count is of features in any of the first samples, the core count of features in all of them', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 }), {
        minLength: 2,
        maxLength: 7,
      }),
      fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
      (rows, keys) => {
        const n = rows.length;
        const order = Array.from({ length: n }, (_, at) => at).toSorted((a, b) => keys[a]! - keys[b]!);
        const presences = presencesOf(
          Float64Array.from(rows.flat()),
          6,
          Array.from({ length: n }, (_, at) => at),
        );
        const { core, pan } = corePan(presences, [order]);
        for (let k = 1; k <= n; k += 1) {
          const first = order.slice(0, k).map((at) => rows[at]!);
          expect(pan[k - 1]).toBe(
            Array.from({ length: 6 }, (_, taxon) => first.some((row) => row[taxon]! > 0)).filter(Boolean).length,
          );
          expect(core[k - 1]).toBe(
            Array.from({ length: 6 }, (_, taxon) => first.every((row) => row[taxon]! > 0)).filter(Boolean).length,
          );
        }
      },
    ),
  ));
