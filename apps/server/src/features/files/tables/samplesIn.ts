import { inspectTable, openTable, readGroups, type IngestSource } from '@panome/analysis/ingest';
import type { Groups, InputProblem } from '@panome/analysis/model';

/** Who is in a table. */
export type SamplesInTable = {
  /** The samples of a table of numbers, in its order; empty for every other table. */
  readonly samples: readonly string[];
  /** Of a table of samples their groups and factors. */
  readonly groups: Groups | null;
};

/** A table with more rows than this is no list of samples. */
const mostListed = 10_000;
/** Names a sample in more lines than one, as measurements in a long form do. */
const isLong = (problems: readonly InputProblem[]) => problems.some(({ code }) => code === 'duplicate-sample');
/** Words that samples share; numbers are measurements of the samples, as those of an environment table. */
const isGrouping = ({ levels, samples }: Groups): boolean =>
  levels.length > 1 && levels.length < samples.length && !levels.every((level) => Number.isFinite(Number(level)));
const nobody: SamplesInTable = { samples: [], groups: null };

/**
 * Which samples a table names. With known samples only a table counts in which they are half of the columns, or of the
 * rows, so that the columns of a result (`log2fc`, `p`) or the features of an annotation are not taken for samples.
 *
 * @throws {InputError} When the file cannot be read as a table at all.
 */
export async function samplesIn(source: IngestSource, known: readonly string[]): Promise<SamplesInTable> {
  const expected = new Set(known);
  const fits = (names: readonly string[]) =>
    names.length > 0 && (known.length === 0 || 2 * names.filter((name) => expected.has(name)).length >= names.length);
  const found = await inspectTable(source, { previewRows: 0, previewColumns: 0 });
  if (found.kind === 'groups' && found.groups)
    return found.samples.length <= mostListed && fits(found.samples) && !isLong(found.problems)
      ? { samples: [], groups: found.groups }
      : nobody;
  if (found.kind === 'matrix' && fits(found.samples)) return { samples: found.samples, groups: null };
  if (known.length === 0 || found.shape.rows > mostListed) return nobody;
  const groups = readGroups(await openTable(source)).groups;
  if (!fits(groups.samples)) return nobody;
  return isGrouping(groups) ? { samples: [], groups } : { samples: groups.samples, groups: null };
}
