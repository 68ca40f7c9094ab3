import { symmetricEigen } from '../../linear/index.ts';

/** Rows of features × columns of samples, each row with mean 0. */
export type Centred = { readonly rows: readonly Float64Array[]; readonly samples: number };

/** Q as a share in percent of what it could be, and what it is by chance. */
export type GlobalStatistic = {
  readonly q: number;
  readonly expected: number;
  /** Squared covariance of each feature with the groups. */
  readonly parts: Float64Array;
};

/** Centred 0/1 of the second group. */
export function outcomeOf(isTest: Uint8Array): Float64Array {
  const mean = isTest.reduce((sum, value) => sum + value, 0) / isTest.length;
  return Float64Array.from(isTest, (value) => value - mean);
}

/**
 * The statistic of the global test of a linear model without covariates: Σ (xⱼ′e)² ÷ (e′e · Σ xⱼ′xⱼ), in percent, with
 * e the centred groups.
 *
 * Goeman et al. 2004, Bioinformatics 20, 93. doi:10.1093/bioinformatics/btg382
 */
export function globalStatistic({ rows, samples }: Centred, outcome: Float64Array): GlobalStatistic {
  const parts = Float64Array.from(rows, (row) => row.reduce((sum, value, i) => sum + value * outcome[i]!, 0) ** 2);
  const whole = rows.reduce((sum, row) => sum + row.reduce((all, value) => all + value * value, 0), 0);
  const squares = outcome.reduce((sum, value) => sum + value * value, 0);
  return {
    q: (100 * parts.reduce((sum, part) => sum + part, 0)) / (squares * whole),
    expected: 100 / (samples - 1),
    parts,
  };
}

/**
 * An orthonormal basis of the centred indicators of several groups, one less than there are groups (Helmert's contrasts
 * weighted by their sizes).
 * @param levelOf - The group of each sample; none is empty.
 */
export function orthonormalGroups(levelOf: Uint16Array, groups: number): Float64Array[] {
  const sizes = Float64Array.from({ length: groups }, (_, level) =>
    levelOf.reduce((sum, one) => sum + Number(one === level), 0),
  );
  let before = sizes[0]!;
  return Array.from({ length: groups - 1 }, (_, at) => {
    const [level, size] = [at + 1, sizes[at + 1]!];
    const length = Math.sqrt((before * size) / (before + size));
    const vector = Float64Array.from(levelOf, (one) =>
      one === level ? length / size : one < level ? -length / before : 0,
    );
    before += size;
    return vector;
  });
}

/**
 * The share in percent of the variation of a set that lies between groups: Σⱼ Σₖ (xⱼ′bₖ)² ÷ Σⱼ xⱼ′xⱼ. Of two groups it
 * is `globalStatistic`, of one feature the R² of the analysis of variance.
 *
 * @param basis - See `orthonormalGroups`.
 */
export function groupsStatistic({ rows, samples }: Centred, basis: readonly Float64Array[]): GlobalStatistic {
  const parts = Float64Array.from(rows, (row) =>
    basis.reduce((sum, vector) => sum + row.reduce((all, value, i) => all + value * vector[i]!, 0) ** 2, 0),
  );
  const whole = rows.reduce((sum, row) => sum + row.reduce((all, value) => all + value * value, 0), 0);
  return {
    q: (100 * parts.reduce((sum, part) => sum + part, 0)) / whole,
    expected: (100 * basis.length) / (samples - 1),
    parts,
  };
}

/**
 * P that a set of unrelated features reaches this Q when the errors are normal: P(Σ (λᵢ − q) χ²₁ > 0) over the n − 1
 * eigenvalues of XX′.
 */
export function normalP({ rows, samples }: Centred, q: number): number {
  const dual = rows.length < samples;
  const size = dual ? rows.length : samples;
  const product = new Float64Array(size * size);
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      const value = dual
        ? rows[a]!.reduce((sum, one, i) => sum + one * rows[b]![i]!, 0)
        : rows.reduce((sum, row) => sum + row[a]! * row[b]!, 0);
      product[a * size + b] = value;
      product[b * size + a] = value;
    }
  }
  const whole = rows.reduce((sum, row) => sum + row.reduce((all, value) => all + value * value, 0), 0);
  const eigen = symmetricEigen(product, size).values;
  const bound = (q / 100) * whole;
  const weights = Float64Array.from({ length: samples - 1 }, (_, at) => Math.max(0, eigen[at] ?? 0) - bound);
  return positiveChance(weights);
}

/**
 * P(Σ aᵢ χ²₁ > 0) by Imhof's integral over the logarithm of its variable, where the trapezoidal rule is exact to
 * rounding.
 *
 * Imhof 1961, Biometrika 48, 419. doi:10.1093/biomet/48.3-4.419
 */
export function positiveChance(weights: Float64Array): number {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  if (!weights.some((weight) => weight > 1e-12 * largest)) return 0;
  if (!weights.some((weight) => weight < -1e-12 * largest)) return 1;
  const step = 1 / 64;
  let sum = 0;
  for (let at = -40 / step; at <= 90 / step; at += 1) {
    const u = Math.exp(at * step);
    let [angle, logRho] = [0, 0];
    for (const weight of weights) {
      const scaled = (weight / largest) * u;
      angle += Math.atan(scaled);
      logRho += Math.log1p(scaled * scaled);
    }
    const term = Math.sin(angle / 2) * Math.exp(-logRho / 4);
    sum += term;
    if (at > 0 && logRho > 160) break;
  }
  return Math.min(1, Math.max(0, 0.5 + (sum * step) / Math.PI));
}
