import { describe, expect, it } from 'vitest';
import { digamma, lowess, studentTwoSidedQuantile, tetragamma, trigamma, trigammaInverse } from './index.ts';
import reference from './smoothing.reference.json' with { type: 'json' };

const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-12);

describe('agreement with R', () => {
  const [x, y] = [Float64Array.from(reference.x), Float64Array.from(reference.y)];
  it('lowess, with its default delta, ties and an outlier', () => {
    const found = lowess(x, y, { span: 0.5, iterations: 3, delta: 0.01 * (x.at(-1)! - x[0]!) });
    reference.lowess.forEach((expected, i) => expect(relative(found[i]!, expected), `${i}`).toBeLessThan(1e-9));
    const exact = lowess(x, y, { span: 0.3, iterations: 1, delta: 0 });
    reference.lowessExact.forEach((expected, i) => expect(relative(exact[i]!, expected), `${i}`).toBeLessThan(1e-9));
  });
  it.each([
    ['digamma', digamma],
    ['trigamma', trigamma],
    ['tetragamma', tetragamma],
  ] as const)('%s', (name, of) => {
    reference.at.forEach((at, i) => expect(relative(of(at), reference[name][i]!), `${at}`).toBeLessThan(1e-11));
  });
  it('trigammaInverse', () =>
    reference.of.forEach((of, i) =>
      expect(relative(trigammaInverse(of), reference.trigammaInverse[i]!)).toBeLessThan(1e-7),
    ));
  it('the quantile of t, far into the tail', () => {
    for (const [p, df, t] of reference.quantile)
      expect(relative(studentTwoSidedQuantile(p!, df!), t!), `${p}, ${df}`).toBeLessThan(1e-9);
  });
});

it('smoothing a straight line, or a single point, changes nothing', () => {
  const x = Float64Array.from({ length: 9 }, (_, i) => i * i);
  lowess(
    x,
    x.map((value) => 3 - 2 * value),
    { span: 0.6, iterations: 3, delta: 0 },
  ).forEach((value, i) => expect(value).toBeCloseTo(3 - 2 * x[i]!, 10));
  expect([...lowess(Float64Array.of(1), Float64Array.of(5), { span: 0.5, iterations: 3, delta: 0 })]).toEqual([5]);
});
it('gives NaN outside its domain', () => {
  for (const value of [digamma(0), trigamma(-1), trigammaInverse(0), studentTwoSidedQuantile(0.5, 0)])
    expect(value).toBeNaN();
});
