import { InputError } from '../../model/index.ts';
import { aroundMedoids, calinskiHarabasz, silhouettes, type Partition } from './partition.ts';

export type Tried = Partition & {
  readonly k: number;
  readonly index: number;
  readonly widths: Float64Array;
  readonly neighbours: Int32Array;
  readonly mean: number;
};

/** A mean silhouette below this shows no cluster structure (Kaufman & Rousseeuw 1990). */
export const weak = 0.25;
export const nameOf = (cluster: number): string => `E${cluster + 1}`;
export const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

/** The samples in 2 … `most` clusters, in this order. */
export function clusterings(
  distance: Float64Array,
  n: number,
  most: number,
  progress: (fraction: number) => void,
): readonly Tried[] {
  return Array.from({ length: most - 1 }, (_, at): Tried => {
    progress(at / most);
    const k = at + 2;
    const made = aroundMedoids(distance, n, k);
    const { neighbours, widths } = silhouettes(distance, n, made.code, k);
    return {
      ...made,
      k,
      index: calinskiHarabasz(distance, n, made.code, k),
      widths,
      neighbours,
      mean: widths.reduce((sum, value) => sum + value, 0) / n,
    };
  });
}
