import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

/** −log10 λ along the path, and the two penalties that cross-validation names. */
export function chosenPlaces(input: ChartInput): {
  readonly x: Float64Array;
  readonly min: number;
  readonly oneSe: number;
} {
  const path = tableOf(input, 'path');
  const choice = texts(path, 'choice');
  const rowOf = (word: string) =>
    Math.max(
      0,
      choice.findIndex((one) => one.split(' ').includes(word)),
    );
  return { x: numbers(path, 'lambda').map((value) => -Math.log10(value)), min: rowOf('min'), oneSe: rowOf('1se') };
}
