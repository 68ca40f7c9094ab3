import { isNumeric } from '../../missing/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';
import { pearson } from './eigengenes.ts';

/** Something known of the samples, as numbers in the order of the matrix's samples; `NaN` where it is not known. */
export type Trait = { readonly name: string; readonly kind: 'group' | 'number'; readonly values: Float64Array };

/**
 * The levels of the groups (1 in the level, 0 in the others; of two levels only the second) and the factors that are
 * numbers. A trait that is the same in all samples is left out.
 */
export function traitsOf({ samples }: Matrix, groups: Groups): Trait[] {
  const place = new Map(groups.samples.map((sample, at) => [sample, at]));
  const along = (value: (at: number) => number): Float64Array =>
    Float64Array.from(samples, (sample) => (place.has(sample) ? value(place.get(sample)!) : Number.NaN));
  const present = groups.levels.filter((level) =>
    samples.some((sample) => groups.group[place.get(sample) ?? -1] === level),
  );
  const levels = (present.length === 2 ? present.slice(1) : present).map((level): Trait => ({
    name: level,
    kind: 'group',
    values: along((at) => Number(groups.group[at] === level)),
  }));
  const numeric = groups.factors.flatMap(({ name, values }): Trait[] =>
    isNumeric(values)
      ? [{ name, kind: 'number', values: along((at) => (values[at] === '' ? Number.NaN : Number(values[at]))) }]
      : [],
  );
  return [...levels, ...numeric].filter(
    ({ values }) => new Set(values.filter((value) => !Number.isNaN(value))).size > 1,
  );
}

/**
 * Pearson's r of two variables over the samples that have both, with the two-sided p of Student's t (WGCNA's
 * `corPvalueStudent`).
 */
export function traitCorrelation(
  module: Float64Array,
  { values }: Trait,
): { readonly r: number; readonly p: number; readonly n: number } {
  const n = values.reduce((count, value, at) => count + Number(!Number.isNaN(value) && !Number.isNaN(module[at]!)), 0);
  const r = pearson(module, values);
  return { r, n, p: n < 3 ? Number.NaN : studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2) };
}
