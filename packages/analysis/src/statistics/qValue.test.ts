import { describe, expect, it } from 'vitest';
import { adjustedP, pAdjust, qValues } from './index.ts';
import reference from './qValue.reference.json' with { type: 'json' };

describe('qValues', () => {
  it('agree with Bioconductor, leaving out missing p-values', () => {
    const { pi0, q } = qValues(Float64Array.from(reference.p, (value) => value ?? Number.NaN));
    expect(Math.abs(pi0 / reference.pi0 - 1)).toBeLessThan(1e-9);
    reference.q.forEach((value, i) => {
      if (value === null) expect(q[i]).toBeNaN();
      else expect(Math.abs(q[i]! / value - 1)).toBeLessThan(1e-9);
    });
  });
  it('are Benjamini–Hochberg where the share of true nulls cannot be estimated', () => {
    const p = Float64Array.of(0.001, 0.2, Number.NaN, 0.03);
    expect(qValues(p)).toEqual({ q: pAdjust(p, 'BH'), pi0: 1 });
    expect(adjustedP(p, 'holm')).toEqual({ adjusted: pAdjust(p, 'holm'), pi0: null });
    expect(qValues(new Float64Array(0)).q).toHaveLength(0);
  });
});
