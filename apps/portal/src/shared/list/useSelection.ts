import { useState } from 'react';

export type Selection<Row> = {
  readonly selected: readonly string[];
  /** The ticked rows that are on this page. */
  readonly chosen: readonly Row[];
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

/** Which rows of a list are ticked. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]): Selection<Row> {
  const [selected, select] = useState<readonly string[]>([]);
  return { selected, select, clear: () => select([]), chosen: rows.filter(({ id }) => selected.includes(id)) };
}
