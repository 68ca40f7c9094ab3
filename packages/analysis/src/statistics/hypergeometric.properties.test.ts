import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hypergeometricUpper } from './hypergeometric.ts';

const choose = (n: number, k: number): number => {
  let value = 1;
  for (let i = 1; i <= k; i += 1) value = (value * (n - k + i)) / i;
  return value;
};

it('the tail is the share of draws found by counting', () => {
  const counts = fc.record({
    total: fc.integer({ min: 1, max: 40 }),
    marked: fc.nat(40),
    drawn: fc.nat(40),
    overlap: fc.nat(40),
  });
  fc.assert(
    fc.property(counts, ({ total, overlap, ...rest }) => {
      const [marked, drawn] = [rest.marked % (total + 1), rest.drawn % (total + 1)];
      let wanted = 0;
      for (let k = overlap; k <= Math.min(marked, drawn); k += 1)
        if (drawn - k <= total - marked) wanted += choose(marked, k) * choose(total - marked, drawn - k);
      expect(hypergeometricUpper(overlap, marked, drawn, total)).toBeCloseTo(wanted / choose(total, drawn), 10);
    }),
  );
});
