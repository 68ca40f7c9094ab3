import { openTable, readMatrix, type IngestSource } from '@panome/analysis/ingest';
import type { Groups } from '@panome/analysis/model';
import { typicalSpread, upperDifference, type Spread } from '@panome/analysis/power-of-tests';

/** The spread within groups that is usual in a table, in log2 units. */
export type SpreadInTable = Spread & {
  /** Whether the table holds logarithms already; otherwise they were taken. */
  readonly logged: boolean;
  /** The difference that a tenth of the features reach between the two largest groups, in log2 units. */
  readonly upper: number | null;
};

/**
 * How much features vary within these groups. Nothing is said of a table whose numbers may or may not be logarithms.
 *
 * @throws {InputError} When the file cannot be read as a table at all.
 */
export async function spreadIn(source: IngestSource, groups: Groups): Promise<SpreadInTable | null> {
  const { matrix, scale } = readMatrix(await openTable(source), { groups });
  const { looks } = scale();
  if (looks === 'unknown') return null;
  const logged = looks === 'logged';
  const spread = typicalSpread(matrix, groups, logged);
  return spread && { ...spread, logged, upper: upperDifference(matrix, groups, logged) };
}
