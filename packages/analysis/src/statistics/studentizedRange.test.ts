import { describe, expect, it } from 'vitest';
import { studentTwoSided, studentizedRangeUpper } from './index.ts';
import reference from './studentizedRange.reference.json' with { type: 'json' };

describe('studentizedRangeUpper', () => {
  it('agrees with the integral of its definition', () => {
    const uppers = new Map([2, 3, 6, 12].map((groups) => [groups, studentizedRangeUpper(groups)]));
    for (const [q, k, df, expected] of reference.upper) {
      expect(Math.abs(uppers.get(k!)!(q!, df!) / expected! - 1), `q=${q}, k=${k}, df=${df}`).toBeLessThan(1e-6);
    }
  });

  it('equals the two-sided t of q/√2 for two groups, far into the tail', () => {
    const upper = studentizedRangeUpper(2);
    for (const df of [1, 2, 7.3, 60, 5000]) {
      for (const q of [0.01, 1, 4, 20, 35])
        expect(Math.abs(upper(q, df) / studentTwoSided(q / Math.SQRT2, df) - 1), `q=${q}, df=${df}`).toBeLessThan(1e-9);
    }
  });

  it('is 1 at q = 0 and 0 at infinity', () => {
    const upper = studentizedRangeUpper(4);
    expect([upper(0, 5), upper(Number.POSITIVE_INFINITY, 5)]).toEqual([1, 0]);
    expect([upper(Number.NaN, 5), upper(1, 0)]).toEqual([Number.NaN, Number.NaN]);
  });
});
