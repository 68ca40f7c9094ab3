import { describe, expect, it } from 'vitest';
import reference from './distributions.reference.json' with { type: 'json' };
import {
  chiSquaredUpper,
  fisherUpper,
  logGamma,
  normalTwoSided,
  normalUpper,
  pAdjust,
  studentTwoSided,
  studentUpper,
} from './index.ts';

const rows = (table: number[][]): [number[], number][] => table.map((row) => [row.slice(0, -1), row.at(-1)!]);
const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-300);

describe('tails agree with R from 1 down to 1e-300', () => {
  it.each(rows(reference.student))('t %j', ([t, df], p) =>
    expect(relative(studentTwoSided(t!, df!), p)).toBeLessThan(1e-8),
  );
  it.each(rows(reference.fisher))('F %j', ([f, a, b], p) =>
    expect(relative(fisherUpper(f!, a!, b!), p)).toBeLessThan(1e-9),
  );
  it.each(rows(reference.chiSquared))('chi-squared %j', ([x, df], p) =>
    expect(relative(chiSquaredUpper(x!, df!), p)).toBeLessThan(1e-9),
  );
  it.each(rows(reference.normal))('normal %j', ([z], p) => expect(relative(normalUpper(z!), p)).toBeLessThan(1e-10));
  it.each(rows(reference.logGamma))('log-gamma %j', ([x], value) =>
    expect(relative(logGamma(x!), value)).toBeLessThan(1e-12),
  );
});

describe('identities of the distributions', () => {
  it('t² with n degrees of freedom is F with 1 and n', () => {
    expect(relative(studentTwoSided(3.3, 11.5), fisherUpper(3.3 ** 2, 1, 11.5))).toBeLessThan(1e-13);
  });
  it('z² is chi-squared with 1 degree of freedom', () => {
    expect(relative(normalTwoSided(2.2), chiSquaredUpper(2.2 ** 2, 1))).toBeLessThan(1e-13);
  });
  it('the two one-sided tails add up to 1', () => {
    expect(studentUpper(1.3, 4) + studentUpper(-1.3, 4)).toBeCloseTo(1, 14);
    expect(normalUpper(0.4) + normalUpper(-0.4)).toBeCloseTo(1, 14);
  });
  it('gives NaN for an undefined statistic', () => {
    for (const value of [
      studentTwoSided(Number.NaN, 3),
      studentTwoSided(1, 0),
      fisherUpper(Number.NaN, 1, 2),
      normalUpper(Number.NaN),
      logGamma(0),
    ])
      expect(value).toBeNaN();
  });
  it('gives 0 only for an infinite statistic', () => {
    expect(studentTwoSided(Number.POSITIVE_INFINITY, 3)).toBe(0);
    expect(studentTwoSided(1e60, 3)).toBeGreaterThan(0);
  });
});

describe('pAdjust', () => {
  const p = Float64Array.from(reference.p, (value) => value ?? Number.NaN);
  for (const method of ['BH', 'bonferroni', 'holm'] as const) {
    it(`${method} agrees with R and does not count a missing p-value`, () => {
      const adjusted = pAdjust(p, method);
      reference.adjusted[method].forEach((expected, i) => {
        if (expected === null) expect(adjusted[i]).toBeNaN();
        else expect(relative(adjusted[i]!, expected)).toBeLessThan(1e-12);
      });
    });
    it(`${method} keeps the order, never lowers a p-value and keeps a single one unchanged`, () => {
      const adjusted = pAdjust(p, method);
      p.forEach((value, i) =>
        p.forEach((other, j) => value < other && expect(adjusted[i]!).toBeLessThanOrEqual(adjusted[j]!)),
      );
      p.forEach((value, i) => Number.isNaN(value) || expect(adjusted[i]!).toBeGreaterThanOrEqual(value));
      expect(pAdjust(Float64Array.of(0.03), method)[0]).toBe(0.03);
    });
  }
  it('does not change its input and accepts an empty one', () => {
    const copy = p.slice();
    pAdjust(p, 'BH');
    expect(p).toEqual(copy);
    expect(pAdjust(new Float64Array(0), 'BH')).toHaveLength(0);
  });
});
