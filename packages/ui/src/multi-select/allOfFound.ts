import type { Option } from '../listbox/index.ts';

/** What an option that stands for all the found ones has as its value; those of the caller are not empty. */
export const allValue = '';

/** The found options that can be ticked. */
export const usableOf = (found: readonly Option[]): readonly Option[] => found.filter(({ disabled }) => !disabled);

/**
 * The values after all that was found was pressed: everything found is added, or taken away when it is all there. What
 * the search hides stays as it is.
 */
export function toggleAll(value: readonly string[], found: readonly Option[]): string[] {
  const values = usableOf(found).map((option) => option.value);
  const there = new Set(value);
  if (!values.every((one) => there.has(one))) return [...value, ...values.filter((one) => !there.has(one))];
  const gone = new Set(values);
  return value.filter((one) => !gone.has(one));
}
