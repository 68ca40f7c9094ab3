import { describe, expect, it } from 'vitest';
import { designValues, fitRows, groupDesign, moderatedF, moderatedTests } from './index.ts';
import reference from './moderatedF.reference.json' with { type: 'json' };

const columns = reference.sizes.map((size, group) =>
  Int32Array.from({ length: size }, (_, at) => reference.sizes.slice(0, group).reduce((sum, one) => sum + one, 0) + at),
);

describe.each(reference.cases)('with prior degrees of freedom $prior (null: infinite)', ({ f, p, prior, values }) => {
  const width = values[0]!.length;
  const design = groupDesign(['A', 'B', 'C'], columns);
  const fits = fitRows(
    designValues(
      Float64Array.from(values.flat(), (value) => value ?? Number.NaN),
      width,
      design,
    ),
    design,
    null,
  );
  const tests = moderatedTests(fits, [], false);
  const found = moderatedF(fits, columns.length, tests.variance, tests.prior);

  it('agrees with limma: F to 1e-6, p to 1e-5', () => {
    f.forEach((value, row) => expect(Math.abs(found.f[row]! / value - 1)).toBeLessThan(1e-6));
    p.forEach((value, row) => expect(Math.abs(found.p[row]! / value - 1)).toBeLessThan(1e-5));
  });

  it('gives the degrees of freedom of the row and of the prior, and none when they are infinite', () => {
    expect(
      found.df.every((df, row) =>
        prior === null ? Number.isNaN(df) : Math.abs(df - fits.df[row]! - prior) < 1e-4 * df,
      ),
    ).toBe(true);
  });
});
