import type { EffectLog } from '../effectLog.ts';
import type { Repairs } from '../repairs.ts';
import { placeOf, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';

/**
 * The layout with a number behind every name of a column that stood before, when that was decided; such as `S1`, `S1_2`.
 */
export function withDistinctSamples(layout: Layout, grid: Grid, repairs: Repairs, effects: EffectLog): Layout {
  if (repairs['duplicate-sample'] !== 'suffix') return layout;
  const { header, headerRow, headerShort } = layout;
  const taken = new Set(header);
  const seen = new Set<string>();
  const distinct = header.map((name, column) => {
    if (column === 0 || name === '') return name;
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = 2;
    while (taken.has(`${name}_${number}`)) number += 1;
    const own = `${name}_${number}`;
    taken.add(own);
    effects.note('duplicate-sample', name, own, () => placeOf(grid, headerRow, headerShort ? column - 1 : column));
    return own;
  });
  return { ...layout, header: distinct };
}
