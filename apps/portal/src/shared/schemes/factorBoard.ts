import { groupColors, type GroupScheme as Board } from '../group-scheme-editor/index.ts';
import type { Factor, GroupScheme } from './schemeTypes.ts';

/**
 * A factor as the editor of groups shows it: its values are the groups. The samples that take no part are those of the
 * scheme, for every board.
 */
export function boardOf(
  { values }: Factor,
  { excluded }: Pick<GroupScheme, 'excluded'>,
  samples: readonly string[],
): Board {
  const out = new Set(excluded);
  const placed = samples.filter((sample) => values[sample] && !out.has(sample));
  return {
    excluded,
    groups: [...new Set(placed.map((sample) => values[sample]!))].map((name, at) => ({
      name,
      color: groupColors[at % groupColors.length]!,
      samples: placed.filter((sample) => values[sample] === name),
    })),
  };
}

/** The values of a factor as a board gives them; what it does not show (samples of another table) stays. */
export function valuesOf(board: Board, before: Factor['values'], samples: readonly string[]): Factor['values'] {
  const shown = new Set(samples);
  return {
    ...Object.fromEntries(Object.entries(before).filter(([sample]) => !shown.has(sample))),
    ...Object.fromEntries(board.groups.flatMap((group) => group.samples.map((sample) => [sample, group.name.trim()]))),
  };
}

/** The scheme when these samples take no part: they leave their groups; others that took no part come back ungrouped. */
export function withExcluded(scheme: GroupScheme, excluded: readonly string[]): GroupScheme {
  const out = new Set(excluded);
  return {
    ...scheme,
    excluded: [...excluded],
    groups: scheme.groups.map((group) => ({ ...group, samples: group.samples.filter((sample) => !out.has(sample)) })),
  };
}
