import type { Axes } from '../constrained/index.ts';

export type Signed = { readonly positive: Axes; readonly negative: Float64Array };

export function signed({ values, vectors }: Axes): Signed {
  const count = values.filter((value) => value > 0).length;
  return {
    positive: { values: values.slice(0, count), vectors: vectors.slice(0, count) },
    negative: values.slice(count),
  };
}
