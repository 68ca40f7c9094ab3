import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { oav } from './index.ts';

it('multiplying concentrations and thresholds by one number changes nothing', () => {
  const cell = fc.option(fc.integer({ min: 0, max: 9_000 }), { nil: Number.NaN, freq: 8 });
  const row = fc.record({
    threshold: fc.integer({ min: 1, max: 500 }),
    values: fc.array(cell, { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.constantFrom(0.25, 2, 1024), (rows, unit) => {
      const ids = rows.map((_, at) => `c${at}`);
      const of = (times: number, factor: number) => {
        const matrix = {
          idName: 'id',
          ids,
          samples: ['s1', 's2', 's3'],
          values: Float64Array.from(rows.flatMap(({ values }) => values.map((value) => value * times))),
          annotations: [],
        };
        return oav
          .run(
            {
              matrix,
              records: recordsOf({ compound: ids, threshold: rows.map(({ threshold }) => threshold * times * factor) }),
            },
            parseOptions(oav, { factor }),
            { seed: 1, progress: () => undefined },
          )
          .tables.find(({ id }) => id === 'matrix');
      };
      // Powers of two change no digit.
      expect(of(unit, 1)).toEqual(of(1, 1));
      expect(of(1, unit)).toEqual(of(1, 1));
    }),
  );
});
