import type { Groups, Matrix } from './table.ts';

/** The matrix columns of every level, in the order of the levels; joined by sample name, never by order. */
export function columnsByLevel(matrix: Matrix, groups: Groups): ReadonlyMap<string, Int32Array> {
  const levelOf = new Map(groups.samples.map((sample, index) => [sample, groups.group[index]!]));
  const columns = new Map<string, number[]>(groups.levels.map((level) => [level, []]));
  matrix.samples.forEach((sample, column) => {
    const level = levelOf.get(sample);
    if (level !== undefined) columns.get(level)?.push(column);
  });
  return new Map([...columns].map(([level, list]) => [level, Int32Array.from(list)]));
}

/**
 * A factor's value for every matrix column, `undefined` where the groups do not name the sample; `undefined` when there
 * is no such factor.
 */
export function factorOfColumns(
  matrix: Matrix,
  groups: Groups,
  name: string,
): readonly (string | undefined)[] | undefined {
  const factor = groups.factors.find((candidate) => candidate.name === name);
  if (!factor) return undefined;
  const valueOf = new Map(groups.samples.map((sample, index) => [sample, factor.values[index]!]));
  return matrix.samples.map((sample) => valueOf.get(sample));
}
