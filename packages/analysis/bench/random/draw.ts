import { uniform } from '../../src/linear/index.ts';

/** Random numbers of one seed, and tables made of them that are as awkward as real ones. */
export type Draw = ReturnType<typeof drawOf>;
/** Features × samples; `null` where a value is missing. */
export type Rows = readonly (readonly (number | null)[])[];

const kinds = ['real', 'skewed', 'tied', 'sparse'] as const;
const digits = (value: number, count = 12): number => Number(value.toPrecision(count));

export function drawOf(seed: number) {
  const next = uniform(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Value>(values: readonly Value[]): Value => values[integer(0, values.length - 1)]!;
  const valueOf = (kind: (typeof kinds)[number]): number => {
    if (kind === 'real') return digits(10 + 2 * normal());
    if (kind === 'skewed') return digits(Math.exp(3 + 1.5 * normal()));
    return kind === 'tied' ? integer(0, 5) : next() < 0.5 ? 0 : integer(0, 40);
  };

  /** Marsaglia & Tsang 2000, doi:10.1145/358407.358414 */
  function gamma(shape: number): number {
    if (shape < 1) return gamma(shape + 1) * (1 - next()) ** (1 / shape);
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
    }
  }
  function poisson(mean: number): number {
    if (mean > 500) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const goal = next();
    let [count, term] = [0, Math.exp(-mean)];
    for (let sum = term; goal > sum && count < 5_000; sum += term) {
      count += 1;
      term *= mean / count;
    }
    return count;
  }

  return {
    next,
    normal,
    integer,
    pick,
    digits,
    /** All of one kind or each row of another; about one row in sixteen is constant. */
    table(rows: number, columns: number): number[][] {
      const whole = pick([...kinds, 'mixed'] as const);
      return Array.from({ length: rows }, () => {
        const kind = whole === 'mixed' ? pick(kinds) : whole;
        const row = Array.from({ length: columns }, () => valueOf(kind));
        return next() < 0.06 ? row.map(() => row[0]!) : row;
      });
    },
    /** Negative binomial, libraries of unequal size; three features in ten differ with the groups. */
    counts(rows: number, groupOf: readonly number[]): number[][] {
      const libraries = groupOf.map(() => 0.5 + 1.5 * next());
      return Array.from({ length: rows }, () => {
        const mean = Math.exp(9 * next() - 1);
        const dispersion = 0.02 + 0.4 * next() + 1 / mean;
        const change = next() < 0.3 ? Math.exp(normal()) : 1;
        return groupOf.map((group, column) =>
          poisson(gamma(1 / dispersion) * dispersion * mean * libraries[column]! * (group > 0 ? change : 1)),
        );
      });
    },
    holes: (rows: Rows, share: number): Rows => rows.map((row) => row.map((value) => (next() < share ? null : value))),
    shifted: (rows: Rows, groupOf: readonly number[]): Rows =>
      rows.map((row) =>
        next() < 0.3
          ? row.map((value, column) => (value === null ? null : digits(value + groupOf[column]! * (1 + 3 * next()))))
          : row,
      ),
  };
}
