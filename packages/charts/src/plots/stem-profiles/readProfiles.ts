import { booleanOf, numberOf } from '../../settings.ts';
import type { ChartInput } from '../../model/index.ts';
import { labelOf, numbers, numericNames, tableOf, texts } from '../../table/index.ts';
import { linesSpec, significantSpec, topSpec } from './settings.ts';

/** Evenly spread rows, at most `most`. */
const sampled = (rows: readonly number[], most: number): readonly number[] =>
  rows.length <= most ? rows : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]!);

/** The profiles of a result; a profile is named by its row of the table. */
export function readProfiles(input: ChartInput) {
  const [profiles, models, assignments] = [
    tableOf(input, 'profiles'),
    tableOf(input, 'models'),
    tableOf(input, 'assignments'),
  ];
  const column = (name: string): Float64Array => numbers(profiles, name);
  const [number, p, adjusted] = [column('profile'), column('p'), column('p_adj')];
  const significant = texts(profiles, 'significant');
  const points = numericNames(models).slice(1);
  const shape = points.map((name) => numbers(models, name));
  const values = points.map((name) => numbers(assignments, name));
  const settings = input.settings.own;
  const assigned = new Map<number, number[]>();
  for (const [feature, profile] of numbers(assignments, 'profile').entries()) {
    const found = assigned.get(profile);
    if (found) found.push(feature);
    else assigned.set(profile, [feature]);
  }
  const members = (row: number): readonly number[] => assigned.get(number[row]!) ?? [];
  return {
    number,
    adjusted,
    significant,
    values,
    members,
    count: column('assigned'),
    expected: column('expected'),
    cluster: column('cluster'),
    ids: texts(assignments, 'id'),
    times: points.map((name) => labelOf(models, name)),
    /** The rows to draw, the smallest p first. */
    ordered: [...number.keys()]
      .filter((row) => !booleanOf(settings, significantSpec) || significant[row] === '是')
      .toSorted((one, other) => adjusted[one]! - adjusted[other]! || p[one]! - p[other]! || one - other)
      .slice(0, Math.round(numberOf(settings, topSpec))),
    /** The features of a profile that are drawn. */
    shownOf: (row: number): readonly number[] => sampled(members(row), Math.round(numberOf(settings, linesSpec))),
    /** The mean of a profile's features at each time. */
    meanOf: (row: number): number[] =>
      values.map((at) => {
        const rows = members(row);
        return rows.length === 0 ? Number.NaN : rows.reduce((sum, feature) => sum + at[feature]!, 0) / rows.length;
      }),
    /** The shape of a model, in units of its own. */
    courseOf: (row: number): number[] => shape.map((at) => at[row]!),
  };
}

export type Profiles = ReturnType<typeof readProfiles>;
