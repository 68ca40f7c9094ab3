import { groupColors } from '../../../group-scheme-editor/index.ts';
import type { GroupScheme } from '../toolForm.ts';

/** A column of one value, or of nearly as many as samples, groups nothing. */
const mostGroups = 50;

const valuesOf = ({ factors, groups }: GroupScheme, factor: string): readonly string[] => {
  const values = factors.find(({ name }) => name === factor)?.values ?? {};
  return groups.flatMap(({ samples }) => samples.map((sample) => values[sample] ?? ''));
};

/** The further columns by which the samples could be grouped instead. */
export const groupableFactors = (scheme: GroupScheme): readonly string[] =>
  scheme.factors
    .map(({ name }) => name)
    .filter((name) => {
      const levels = new Set(valuesOf(scheme, name).filter(Boolean)).size;
      const samples = scheme.groups.reduce((sum, { samples: members }) => sum + members.length, 0);
      return levels > 1 && levels <= mostGroups && levels < samples;
    });

/**
 * Groups the samples by another column; the former groups become a column in its place, so that nothing is lost. A
 * sample without a value there takes no part.
 *
 * @param formerName - What the column of the former groups is called.
 */
export function regroup(scheme: GroupScheme, factor: string, formerName: string): GroupScheme {
  const column = scheme.factors.find(({ name }) => name === factor);
  if (!column) return scheme;
  const samples = scheme.groups.flatMap((group) => group.samples);
  const levels = [...new Set(samples.map((sample) => column.values[sample] ?? '').filter(Boolean))];
  const taken = new Set(scheme.factors.map(({ name }) => name).filter((name) => name !== factor));
  let former = formerName;
  for (let number = 2; taken.has(former); number += 1) former = `${formerName} ${number}`;
  return {
    ...scheme,
    groups: levels.map((name, at) => ({
      name,
      color: scheme.groups[at]?.color ?? groupColors[at % groupColors.length]!,
      samples: samples.filter((sample) => column.values[sample] === name),
    })),
    excluded: [...scheme.excluded, ...samples.filter((sample) => !column.values[sample])],
    factors: scheme.factors.map((one) =>
      one.name === factor
        ? {
            name: former,
            values: Object.fromEntries(
              scheme.groups.flatMap((group) => group.samples.map((name) => [name, group.name])),
            ),
          }
        : one,
    ),
  };
}
