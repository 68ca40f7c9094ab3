import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { volcano } from './index.ts';

const row = fc.record({
  change: fc.option(fc.double({ min: -8, max: 8, noNaN: true }), { nil: null }),
  p: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
});

it('exchanging the groups exchanges up and down and nothing else', () =>
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const usable = [...rows, { change: 1, p: 0.5 }];
      const run = (sign: 1 | -1) =>
        volcano.run(
          {
            records: recordsOf({
              id: usable.map((_, i) => `g${i}`),
              logFC: usable.map(({ change }) => (change === null ? null : sign * change)),
              p: usable.map(({ p }) => p),
            }),
          },
          parseOptions(volcano, { log2fc_column: 'logFC' }),
          { seed: 1, progress: () => undefined },
        ).facts;
      const [one, other] = [run(1), run(-1)];
      expect([other['up'], other['down']]).toEqual([one['down'], one['up']]);
    }),
  ));
