import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { numbersOf, textsOf } from '../../testing/runs.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { genomeCircos } from './index.ts';

const item = fc.record({
  chr: fc.constantFrom('1', '2', 'X'),
  start: fc.integer({ min: 0, max: 20_000_000 }),
  width: fc.integer({ min: 0, max: 4_000_000 }),
  value: fc.integer({ min: -5, max: 9 }),
});

it('every window holds exactly the positions whose middle lies in it', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 60 }), fc.constantFrom(0.5, 1, 3, 40), (items, window) => {
      const records = recordsOf({
        type: items.map(() => 'bar'),
        chr: items.map(({ chr }) => chr),
        start: items.map(({ start }) => start),
        end: items.map(({ start, width }) => start + width),
        value: items.map(({ value }) => value),
      });
      const output = genomeCircos.run({ records }, parseOptions(genomeCircos, { window, measure: 'sum' }), {
        seed: 1,
        progress: () => undefined,
      });
      const [chromosome, start, end, value] = [
        textsOf(output, 'items', 'chromosome'),
        ...['start', 'end', 'value'].map((name) => numbersOf(output, 'items', name)),
      ] as [readonly string[], number[], number[], number[]];
      const lengthOf = new Map(
        textsOf(output, 'chromosomes', 'chromosome').map((name, i) => [
          name,
          numbersOf(output, 'chromosomes', 'length')[i]!,
        ]),
      );
      chromosome.forEach((name, at) => {
        const last = end[at] === lengthOf.get(name);
        const inside = items.filter(
          (one) =>
            one.chr === name &&
            one.start + one.width / 2 >= start[at]! &&
            (one.start + one.width / 2 < end[at]! || last),
        );
        expect(value[at]).toBe(inside.reduce((sum, one) => sum + one.value, 0));
        expect(end[at]! - start[at]!).toBeLessThanOrEqual(window * 1e6);
      });
    }),
    { numRuns: 100 },
  );
});
