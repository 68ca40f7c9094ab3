import fc from 'fast-check';
import { expect, it } from 'vitest';
import { powerAt } from './designs.ts';
import { smallestEffect } from './smallestEffect.ts';
import reference from './smallestEffect.reference.json' with { type: 'json' };

it('agrees with power.t.test, and with its definition where the groups differ in size', () => {
  for (const [n1, n2, alpha, power, expected] of reference.smallest as number[][]) {
    const found = smallestEffect([n1!, n2!], { alpha: alpha!, power: power! });
    expect(Math.abs(found / expected! - 1), `${n1} and ${n2} at ${alpha}, ${power}`).toBeLessThan(1e-6);
  }
});

it('is the effect that has exactly this power, and the order of the groups does not matter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(0.05, 0.01, 1e-4),
      fc.constantFrom(0.5, 0.8, 0.99),
      (n, other, alpha, power) => {
        const found = smallestEffect([n, n], { alpha, power });
        const test = { design: 'two-sample', sides: 2, alpha, groups: 2 } as const;
        expect(powerAt(n, found, test).power).toBeCloseTo(power, 8);
        expect(smallestEffect([n, other], { alpha, power })).toBe(smallestEffect([other, n], { alpha, power }));
      },
    ),
  );
});

it('is not there without a variance within the groups', () => {
  for (const sizes of [
    [1, 1],
    [0, 5],
    [4, 0],
  ] as const)
    expect(smallestEffect(sizes, { alpha: 0.05, power: 0.8 })).toBeNaN();
});
