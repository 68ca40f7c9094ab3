/** Counts of the features in the samples of a design, features × samples. */
export type Counts = {
  readonly values: Float64Array;
  readonly rows: number;
  readonly samples: number;
  /** Effective library sizes: what the expected count of a sample is proportional to. */
  readonly sizes: Float64Array;
};

/** The counts of some features only. */
export function countsOf({ values, samples, sizes }: Counts, rows: readonly number[]): Counts {
  const taken = new Float64Array(rows.length * samples);
  rows.forEach((row, at) => taken.set(values.subarray(row * samples, (row + 1) * samples), at * samples));
  return { values: taken, rows: rows.length, samples, sizes };
}

/**
 * Adds a share of a read to every count, in proportion to the library, and twice as much to the libraries, so that
 * every level is finite.
 */
export function withPrior({ values, rows, samples, sizes }: Counts, prior: number): Counts {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / samples;
  const added = sizes.map((size) => (prior * size) / mean);
  return {
    values: values.map((value, at) => value + added[at % samples]!),
    rows,
    samples,
    sizes: sizes.map((size, i) => size + 2 * added[i]!),
  };
}
