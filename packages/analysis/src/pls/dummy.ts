import { arithmeticMean, sampleSd } from '../statistics/index.ts';
/**
 * The classes as columns of 0 and 1, centred and divided by their standard deviation (n − 1) among `rows`.
 *
 * Two classes make one column (1 for the second): the other would be its negative and change no score, R², Q² or VIP.
 */
export type Response = {
  /** Scaled columns, one value for each of `rows`. */
  readonly columns: readonly Float64Array[];
  readonly means: readonly number[];
  /** 1 where a class is absent from `rows`, so that its column is 0. */
  readonly sds: readonly number[];
};

/** How many columns the response of so many classes has. */
export const responseColumns = (classes: number): number => (classes === 2 ? 1 : classes);

/** 1 when a sample of class `one` belongs to column `column` of a response of so many classes. */
export const indicator = (one: number, column: number, classes: number): number =>
  Number(one === (classes === 2 ? 1 : column));

/** The response of the samples `rows`. */
export function responseOf(classes: Int32Array, levels: number, rows: ArrayLike<number>): Response {
  const means: number[] = [];
  const sds: number[] = [];
  const columns = Array.from({ length: responseColumns(levels) }, (_, column) => {
    const raw = Float64Array.from(rows, (row) => indicator(classes[row]!, column, levels));
    const mean = arithmeticMean(raw);
    const sd = sampleSd(raw);
    means.push(mean);
    sds.push(sd > 0 ? sd : 1);
    return raw.map((value) => (sd > 0 ? (value - mean) / sd : 0));
  });
  return { columns, means, sds };
}
