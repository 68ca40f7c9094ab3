import { differenceHeadings } from '../../headings/index.ts';
import type { RecordColumn, Records } from '../../model/index.ts';
import { pickText } from '../../records/index.ts';
import { bestKnown, type CountKnown } from '../../sets/index.ts';
import type { ListedWords } from './listedWords.ts';

/** A column with its names, each once, without empty cells. */
type Naming = { readonly column: RecordColumn; readonly ids: readonly string[] };

const namingOf = (column: RecordColumn): Naming => ({
  column,
  ids: [...new Set(column.classes ?? column.text)].filter((name) => name !== ''),
});

/** Text, or whole numbers such as Entrez ids, and not the same few again and again. */
const mayName = ({ column, ids }: Naming, rows: number): boolean =>
  (!column.numbers || column.text.every((cell) => /^\d*$/u.test(cell))) && ids.length * 10 >= rows;

/**
 * The column that names the features: the chosen one, or that known by its heading, unless the sets clearly know the
 * names of another one.
 *
 * @returns `instead` is the heading of the column that would else have been taken, null when it was.
 * @throws {InputError} When the chosen one is not there.
 */
export function featureColumn(
  records: Records,
  chosen: string,
  called: ListedWords,
  countKnown?: CountKnown,
): { readonly feature: RecordColumn; readonly instead: string | null } {
  const feature = pickText(records, chosen, {
    option: `feature_column${called.suffix}`,
    label: `特征列${called.mark}`,
    names: differenceHeadings.feature,
    fallback: true,
  });
  if (chosen !== '' || !countKnown) return { feature, instead: null };
  const others = () =>
    records.columns
      .filter((column) => column !== feature)
      .map(namingOf)
      .filter((naming) => mayName(naming, records.rows));
  const { column } = bestKnown(namingOf(feature), others, countKnown);
  return { feature: column, instead: column === feature ? null : feature.name };
}
