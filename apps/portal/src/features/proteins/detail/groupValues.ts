type Sample = { readonly sample: string; readonly group: string; readonly value: number | null };

/** What a group of samples measured; a value that is missing is not zero. */
export type GroupValues = {
  readonly group: string;
  readonly samples: readonly Sample[];
  readonly seen: number;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** The groups in the order of their first sample. */
export const groupValues = (samples: readonly Sample[]): GroupValues[] =>
  [...Map.groupBy(samples, ({ group }) => group)].map(([group, own]) => {
    const values = own.flatMap(({ value }) => (value === null ? [] : [value]));
    return {
      group,
      samples: own,
      seen: values.length,
      mean: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null,
      low: values.length > 0 ? Math.min(...values) : null,
      high: values.length > 0 ? Math.max(...values) : null,
    };
  });

/** Four digits, as far as people compare. */
export const shortNumber = (value: number | null): string =>
  value === null
    ? ''
    : value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-3)
      ? value.toExponential(2)
      : String(Number(value.toPrecision(4)));
