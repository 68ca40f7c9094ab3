import type { TextOf } from '../locale/index.ts';
import type { comboboxText } from './Combobox.text.ts';

type Listed = {
  readonly loading: boolean;
  readonly failed: boolean;
  /** How many options were found. */
  readonly count: number;
  readonly query: string | null;
};

/** What a screen reader says of the list below a search. */
export function listState(text: TextOf<typeof comboboxText>, { count, failed, loading, query }: Listed): string {
  if (loading) return text.loading;
  if (failed) return text.failed;
  if (count > 0) return text.count(count);
  return query ? `${text.noMatch(query)}，${text.advice}` : text.empty;
}
