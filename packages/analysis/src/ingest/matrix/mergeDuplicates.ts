import type { EffectLog } from '../effectLog.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import type { Features } from './features.ts';
import { columnOfOtherIds } from './otherIds.ts';
import { median } from '../../statistics/index.ts';

/**
 * Reports features of the same name, or settles them as the repair `duplicate-feature` says. Missing values take no
 * part.
 */
export function mergeDuplicates(
  features: Features,
  samples: number,
  placeOf: (feature: number) => { row: number; column: number },
  choice: string | undefined,
  problems: ProblemList,
  effects: EffectLog,
): Features {
  const groups = new Map<string, number[]>();
  features.ids.forEach((id, feature) => {
    const group = groups.get(id);
    if (group) group.push(feature);
    else groups.set(id, [feature]);
  });
  if (groups.size === features.ids.length) return features;
  if (choice === 'suffix') {
    const ids = withSuffixes(features.ids, groups);
    ids.forEach(
      (id, feature) =>
        id !== features.ids[feature] &&
        effects.note('duplicate-feature', features.ids[feature]!, id, () => placeOf(feature)),
    );
    return { ...features, ids };
  }
  if (choice === 'max-mean' || choice === 'sum' || choice === 'median') {
    for (const [id, members] of groups)
      for (const feature of members.slice(1))
        effects.note('duplicate-feature', id, `与第 ${placeOf(members[0]!).row} 行合并`, () => placeOf(feature));
    return collapse(features, samples, [...groups.values()], choice);
  }
  // Rows that are the same gene or compound may be merged; different ones have names of their own in another column.
  const repair = offerOf('duplicate-feature', columnOfOtherIds(features) >= 0 ? [] : ['other-column']);
  for (const [id, [first, second]] of groups) {
    if (second === undefined || id === '') continue;
    const place = placeOf(second);
    problems.add(
      {
        code: 'duplicate-feature',
        severity: 'error',
        ...place,
        cell: cellName(place.row, place.column),
        what: `${describePlace(place)}的特征名${quote(id)}重复，第 ${placeOf(first!).row} 行已有同名特征（共 ${groups.get(id)!.length} 行同名）`,
        remedy: '请选择同名特征的处理方式，或改成不重复的名称后重新上传',
        repair,
      },
      id,
    );
  }
  return features;
}

function withSuffixes(ids: readonly string[], groups: ReadonlyMap<string, readonly number[]>): string[] {
  const taken = new Set(ids);
  const result = [...ids];
  for (const [id, members] of groups) {
    let number = 2;
    for (const feature of members.slice(1)) {
      while (taken.has(`${id}_${number}`)) number++;
      result[feature] = `${id}_${number}`;
      taken.add(result[feature]);
    }
  }
  return result;
}

function collapse(
  { ids, values, texts, rows }: Features,
  samples: number,
  groups: readonly (readonly number[])[],
  choice: 'max-mean' | 'sum' | 'median',
): Features {
  const merged = new Float64Array(groups.length * samples);
  const kept = groups.map((members, group) => {
    const leader = choice === 'max-mean' ? largestMean(values, samples, members) : members[0]!;
    for (let sample = 0; sample < samples; sample++) {
      const cells = choice === 'max-mean' ? [leader] : members;
      const present = cells
        .map((feature) => values[feature * samples + sample]!)
        .filter((value) => !Number.isNaN(value));
      merged[group * samples + sample] =
        present.length === 0 ? NaN : choice === 'median' ? median(present) : sum(present);
    }
    return leader;
  });
  return {
    ids: kept.map((feature) => ids[feature]!),
    values: merged,
    texts: texts.map((column) => kept.map((feature) => column[feature]!)),
    rows: Uint32Array.from(kept, (feature) => rows[feature]!),
  };
}

function largestMean(values: Float64Array, samples: number, members: readonly number[]): number {
  const mean = (feature: number) => {
    const present = [...values.subarray(feature * samples, (feature + 1) * samples)].filter(
      (value) => !Number.isNaN(value),
    );
    return present.length === 0 ? -Infinity : sum(present) / present.length;
  };
  return members.reduce((best, feature) => (mean(feature) > mean(best) ? feature : best));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
