import { countKnownTo, type AliasedSets } from '../../sets/index.ts';
import { listedFeatures, type Listed, type ListedColumns, type ListedInputs } from './listedFeatures.ts';
import type { ListedWords } from './listedWords.ts';

/**
 * The list that is looked up in sets; the features of a table are named as the sets name them where it has such a
 * column.
 *
 * @throws {InputError} As `listedFeatures`.
 */
export const listedForSets = (
  { sets, ...inputs }: ListedInputs & { readonly sets: AliasedSets },
  columns: ListedColumns,
  called?: ListedWords,
): Listed => listedFeatures(inputs, columns, { called, countKnown: countKnownTo(sets) });
