import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membersOf, part } from './variation.ts';

/** Sizes of the regions of a diagram, in thousandths; some below 0, as adjusted R² may be. */
const diagrams = fc
  .integer({ min: 2, max: 4 })
  .chain((count) =>
    fc
      .array(fc.integer({ min: -200, max: 900 }), { minLength: 2 ** count, maxLength: 2 ** count })
      .map((sizes) => ({ count, sizes: sizes.with(0, 0) })),
  );

it('recovers every region from the sizes of the unions', () =>
  fc.assert(
    fc.property(diagrams, ({ count, sizes }) => {
      const unions = sizes.map((_, union) =>
        sizes.reduce((sum, size, region) => ((region & union) !== 0 ? sum + size : sum), 0),
      );
      for (let region = 1; region < 2 ** count; region += 1) expect(part(unions, region)).toBe(sizes[region]);
    }),
  ));

it('lists the sets that a bit mask stands for', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), (mask) => {
      expect(membersOf(mask, 4).reduce((sum, at) => sum + 2 ** at, 0)).toBe(mask);
    }),
  ));
