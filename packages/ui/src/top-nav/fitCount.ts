/** The widths of one row, all in CSS pixels. */
export type RowWidths = {
  /** Each entry's own width, in order. */
  entries: readonly number[];
  /** What the row may take. */
  available: number;
  /** The width of the button that holds what does not fit. */
  more: number;
};

/** How many entries, from the first, may stay in the row. Room for the button is only taken when something must go. */
export function fitCount({ entries, available, more }: RowWidths): number {
  const total = entries.reduce((sum, width) => sum + width, 0);
  if (total <= available) return entries.length;

  let used = more;
  const firstOut = entries.findIndex((width) => (used += width) > available);
  return firstOut === -1 ? entries.length : firstOut;
}
