/** Which rows are chosen, by row key. */
export type TableSelection<Row> = {
  /** Check boxes, or radio buttons of which one is on. */
  mode: 'single' | 'multiple';
  /** Keys of the chosen rows, also of rows that are on other pages; without it the table keeps them. */
  selected?: readonly string[] | undefined;
  /** The chosen rows at the start, when the caller does not control them. */
  defaultSelected?: readonly string[];
  /** The keys after a press, those of other pages kept. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Whether a row is of a kind that is chosen at all: a folder among files has no box. All are by default. */
  selectable?: ((row: Row) => boolean) | undefined;
  /** Why a row cannot be chosen; `undefined` when it can. */
  disabledReason?: (row: Row) => string | undefined;
};

/** The chosen keys after one row was switched. */
export const toggled = (selected: readonly string[], key: string): readonly string[] =>
  selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];

/**
 * The chosen keys after Shift: every row from the last pressed one to this one gets this one's new state. Keys of other
 * pages stay.
 */
export function ranged(
  selected: readonly string[],
  keys: readonly string[],
  from: string,
  to: string,
): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start === -1 || end === -1) return toggled(selected, to);
  const range = keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withAll(selected, range, !selected.includes(to));
}

/** The chosen keys after all of these were chosen or given up. */
export function withAll(selected: readonly string[], keys: readonly string[], chosen: boolean): readonly string[] {
  const these = new Set(keys);
  const rest = selected.filter((key) => !these.has(key));
  return chosen ? [...rest, ...keys] : rest;
}
