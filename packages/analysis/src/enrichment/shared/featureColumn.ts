import { differenceHeadings } from '../../headings/index.ts';
import type { RecordColumn, Records } from '../../model/index.ts';
import { pickText } from '../../records/index.ts';
import { findsFarMore } from '../../sets/index.ts';
import type { ListedWords } from './listedWords.ts';

/** How many of some names are known to what they are looked up in. */
export type CountKnown = (names: readonly string[]) => number;

/** The names of a column, each once, without empty cells. */
const namesIn = ({ classes, text }: RecordColumn): string[] =>
  [...new Set(classes ?? text)].filter((name) => name !== '');

/** Text, or whole numbers such as Entrez ids, and not the same few again and again. */
function mayName(column: RecordColumn, rows: number): boolean {
  if (column.numbers && !column.text.every((cell) => /^\d*$/u.test(cell))) return false;
  return namesIn(column).length * 10 >= rows;
}

/**
 * The column that names the features: the chosen one, or that known by its heading. Where hardly anything of it is
 * known and far more of another one, as in a table by Ensembl ids with a column of symbols, it is that one.
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
  const names = namesIn(feature);
  const found = countKnown(names);
  if (found * 10 >= names.length) return { feature, instead: null };
  let best = { column: feature, found };
  for (const column of records.columns) {
    if (column === feature || !mayName(column, records.rows)) continue;
    const own = countKnown(namesIn(column));
    if (own > best.found) best = { column, found: own };
  }
  return findsFarMore(found, names.length, best.found)
    ? { feature: best.column, instead: feature.name }
    : { feature, instead: null };
}
