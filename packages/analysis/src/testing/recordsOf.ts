import { factorCells } from '../missing/index.ts';
import type { Records } from '../model/index.ts';

/** A table of records as its reader would give it; `null` is an empty cell. */
export function recordsOf(columns: Readonly<Record<string, readonly (string | number | null)[]>>): Records {
  const made = Object.entries(columns).map(([name, cells]) => {
    const numeric =
      cells.some((cell) => typeof cell === 'number') &&
      cells.every((cell) => cell === null || typeof cell === 'number');
    const text = cells.map((cell) => (cell === null ? '' : String(cell)));
    const { values, words } = factorCells(text, { names: true });
    return {
      name,
      text,
      ...(numeric || words.length === 0 ? {} : { classes: values }),
      numbers: numeric ? Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell))) : null,
    };
  });
  return { columns: made, rows: made[0]?.text.length ?? 0 };
}
