import type { ChartInput } from '../model/index.ts';
import { groupScale } from '../groups/index.ts';
import type { GroupScale } from '../groups/index.ts';

/**
 * Colours for the categories of a table: those of the run's groups where the groups know every category, else the
 * palette in the order of the table.
 */
export function categoryScale(input: ChartInput, categories: readonly string[]): GroupScale {
  const levels = [...new Set(categories)].filter((level) => level !== '');
  if (input.groups && levels.every((level) => input.groups!.levels.includes(level))) return groupScale(input);
  return groupScale({
    ...input,
    groups: levels.length > 0 ? { samples: levels, group: levels, levels, colors: {}, factors: [] } : null,
  });
}
