import { sortedQuantile } from '@panome/analysis/statistics';
import type { Column, Table } from '@panome/analysis/model';
import { numberColumn, numbers } from '../../table/index.ts';

/** Whiskers reach the outermost values within 1.5 interquartile ranges of the box. */
export type FiveNumbers = readonly [low: number, q1: number, median: number, q3: number, high: number];

/** The five of a box as a table has them, in its columns from the lowest to the highest. */
export const fiveColumns = (table: Table): ((row: number) => FiveNumbers) => {
  const [low, q1, median, q3, high] = [
    numbers(table, 'min'),
    numbers(table, 'q1'),
    numbers(table, 'median'),
    numbers(table, 'q3'),
    numbers(table, 'max'),
  ];
  return (row) => [low[row]!, q1[row]!, median[row]!, q3[row]!, high[row]!];
};

/**
 * Box and whiskers of the finite values (quantiles of R's type 7, whiskers after Tukey 1977); `null` when there is
 * none.
 */
export function fiveNumbers(values: Iterable<number>): FiveNumbers | null {
  const sorted = Array.from(values)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [q1, median, q3] = [sortedQuantile(sorted, 0.25), sortedQuantile(sorted, 0.5), sortedQuantile(sorted, 0.75)];
  const reach = 1.5 * (q3 - q1);
  return [
    sorted.find((value) => value >= q1 - reach)!,
    q1,
    median,
    q3,
    sorted.findLast((value) => value <= q3 + reach)!,
  ];
}

const fiveNames = [
  ['low', '下须'],
  ['q1', '下四分位数'],
  ['median', '中位数'],
  ['q3', '上四分位数'],
  ['high', '上须'],
] as const;

/** The boxes behind a figure, for its rows. */
export const boxColumns = (values: readonly (readonly number[])[]): Column[] => {
  const boxes = values.map(fiveNumbers);
  return fiveNames.map(([name, label], at) =>
    numberColumn(
      name,
      label,
      boxes.map((box) => box?.[at] ?? Number.NaN),
    ),
  );
};
