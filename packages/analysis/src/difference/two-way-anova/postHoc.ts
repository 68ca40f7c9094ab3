import { studentizedRangeUpper } from '../../statistics/index.ts';
import { letterDisplay, type LevelMoments } from '../../group-tests/index.ts';
import type { FactorCells } from './factorCells.ts';
import type { TwoWayTests } from './twoWayTests.ts';
import type { PostHoc } from './twoWayAnova.schema.ts';

/** What is compared with what: one p-value correction holds for all pairs of a family. */
type Family = {
  /** The group or level within which is compared; empty for comparisons across all. */
  readonly within: string;
  /** Each member is the unweighted mean of the means of its cells. */
  readonly members: readonly { readonly name: string; readonly cells: readonly number[] }[];
};

/** One comparison of one feature. */
export type Pair = {
  readonly row: number;
  readonly within: string;
  readonly a: string;
  readonly b: string;
  /** b − a. */
  readonly difference: number;
  readonly se: number;
  readonly q: number;
  readonly df: number;
  readonly p: number;
};

export type PostHocPairs = {
  readonly pairs: readonly Pair[];
  /**
   * Of a compared feature the letters of its cells, empty for a cell without values; only where cells themselves are
   * compared.
   */
  readonly letters: ReadonlyMap<number, readonly string[]>;
};

function familiesOf(kind: Exclude<PostHoc, 'none'>, { groups, levels }: FactorCells): readonly Family[] {
  const cell = (i: number, j: number): number => i * levels.length + j;
  switch (kind) {
    case 'group-within':
      return levels.map((level, j) => ({
        within: level,
        members: groups.map((name, i) => ({ name, cells: [cell(i, j)] })),
      }));
    case 'factor-within':
      return groups.map((group, i) => ({
        within: group,
        members: levels.map((name, j) => ({ name, cells: [cell(i, j)] })),
      }));
    case 'group':
      return [{ within: '', members: groups.map((name, i) => ({ name, cells: levels.map((_, j) => cell(i, j)) })) }];
    case 'factor':
      return [{ within: '', members: levels.map((name, j) => ({ name, cells: groups.map((_, i) => cell(i, j)) })) }];
    case 'cells':
      return [
        {
          within: '',
          members: groups.flatMap((group, i) =>
            levels.map((level, j) => ({ name: `${group}·${level}`, cells: [cell(i, j)] })),
          ),
        },
      ];
  }
}

/**
 * Tukey–Kramer comparisons of cell means, or of their unweighted averages over the other factor.
 *
 * The variance is that within all cells, as in the analysis; the studentised range covers the members of a family with
 * values in all their cells, and other members are not compared. This is `emmeans` of the model with interaction,
 * whatever the type of the sums of squares.
 *
 * Tukey 1949, doi:10.2307/3001913; Kramer 1956, doi:10.2307/3001469; Searle, Speed & Milliken 1980,
 * doi:10.1080/00031305.1980.10483031
 *
 * @param limit - Below it two members differ, for the letters.
 */
export function comparePostHoc(
  rows: readonly number[],
  kind: Exclude<PostHoc, 'none'>,
  cells: FactorCells,
  { mean, n }: LevelMoments,
  { dfResidual, residual }: TwoWayTests,
  limit: number,
): PostHocPairs {
  const families = familiesOf(kind, cells);
  const width = cells.columns.length;
  const ranges = new Map<number, ReturnType<typeof studentizedRangeUpper>>();
  const pairs: Pair[] = [];
  const letters = new Map<number, string[]>();
  for (const row of rows) {
    const df = dfResidual[row]!;
    const own: string[] = Array.from({ length: width }, () => '');
    for (const { members, within } of families) {
      const known = members
        .filter(({ cells: list }) => list.every((cell) => n[row * width + cell]! > 0))
        .map(({ cells: list, name }) => ({
          name,
          list,
          mean: average(list, (cell) => mean[row * width + cell]!),
          share: average(list, (cell) => 1 / n[row * width + cell]!) / list.length,
        }));
      if (known.length < 2) continue;
      const upper = ranges.get(known.length) ?? studentizedRangeUpper(known.length);
      ranges.set(known.length, upper);
      const apart = new Set<string>();
      known.forEach((a, i) =>
        known.slice(i + 1).forEach((b, k) => {
          const difference = b.mean - a.mean;
          const se = Math.sqrt((residual[row]! / df) * (a.share + b.share));
          const q = (Math.abs(difference) / se) * Math.SQRT2;
          const p = upper(q, df);
          if (p < limit) apart.add(`${i} ${i + 1 + k}`);
          pairs.push({ row, within, a: a.name, b: b.name, difference, se, q, df, p });
        }),
      );
      if (kind === 'group' || kind === 'factor') continue;
      const order = [...known.keys()].toSorted((one, other) => known[other]!.mean - known[one]!.mean || one - other);
      letterDisplay(order, (one, other) => apart.has(`${Math.min(one, other)} ${Math.max(one, other)}`)).forEach(
        (word, i) => (own[known[i]!.list[0]!] = word),
      );
    }
    if (kind !== 'group' && kind !== 'factor') letters.set(row, own);
  }
  return { pairs, letters };
}

const average = (cells: readonly number[], of: (cell: number) => number): number =>
  cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
