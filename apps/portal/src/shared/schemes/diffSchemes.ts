import { contrastName, type Contrast, type GroupScheme, type SchemeContent } from './schemeTypes.ts';

/** One difference between two schemes: what it is about, and how it stands in each. Empty: not there. */
export type SchemeDifference = {
  readonly about: 'name' | 'kind' | 'group' | 'order' | 'color' | 'sample' | 'factor' | 'contrast';
  readonly what: string;
  readonly left: string;
  readonly right: string;
};

type Compared = Partial<SchemeContent>;
/** Where a sample stands; `null` for one that takes no part. */
const placesOf = ({ excluded, groups }: GroupScheme): Map<string, string | null> =>
  new Map([
    ...groups.flatMap(({ name, samples }) => samples.map((sample) => [sample, name] as const)),
    ...excluded.map((sample) => [sample, null] as const),
  ]);
const keyOf = ({ reference, test }: Contrast) => JSON.stringify([test, reference]);

function inGroups(left: GroupScheme, right: GroupScheme): SchemeDifference[] {
  const [mine, theirs] = [left, right].map(({ groups }) => new Map(groups.map((group) => [group.name, group])));
  const names = [...new Set([...mine!.keys(), ...theirs!.keys()])];
  const both = names.filter((name) => mine!.has(name) && theirs!.has(name));
  const orderIn = (scheme: GroupScheme) => scheme.groups.map(({ name }) => name).filter((name) => both.includes(name));
  const orders = [left, right].map((scheme) => orderIn(scheme).join('、'));
  return [
    ...names
      .filter((name) => !both.includes(name))
      .map((name): SchemeDifference => ({
        about: 'group',
        what: name,
        left: mine!.has(name) ? name : '',
        right: theirs!.has(name) ? name : '',
      })),
    ...(orders[0] === orders[1] ? [] : [{ about: 'order', what: '', left: orders[0]!, right: orders[1]! } as const]),
    ...both
      .filter((name) => mine!.get(name)!.color.toLowerCase() !== theirs!.get(name)!.color.toLowerCase())
      .map((name): SchemeDifference => ({
        about: 'color',
        what: name,
        left: mine!.get(name)!.color,
        right: theirs!.get(name)!.color,
      })),
  ];
}

function inSamples(left: GroupScheme, right: GroupScheme, excluded: string): SchemeDifference[] {
  const [mine, theirs] = [placesOf(left), placesOf(right)];
  const words = (place: string | null | undefined) => (place === null ? excluded : (place ?? ''));
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((sample) => mine.get(sample) !== theirs.get(sample))
    .map((sample) => ({
      about: 'sample',
      what: sample,
      left: words(mine.get(sample)),
      right: words(theirs.get(sample)),
    }));
}

function inFactors(left: GroupScheme, right: GroupScheme): SchemeDifference[] {
  const names = [...new Set([...left.factors, ...right.factors].map(({ name }) => name))];
  return names.flatMap((name): SchemeDifference[] => {
    const [mine, theirs] = [left, right].map(({ factors }) => factors.find((factor) => factor.name === name)?.values);
    if (!mine || !theirs) return [{ about: 'factor', what: name, left: mine ? name : '', right: theirs ? name : '' }];
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
      .filter((sample) => (mine[sample] ?? '') !== (theirs[sample] ?? ''))
      .map((sample) => ({
        about: 'factor',
        what: `${name} · ${sample}`,
        left: mine[sample] ?? '',
        right: theirs[sample] ?? '',
      }));
  });
}

function inContrasts(left: readonly Contrast[], right: readonly Contrast[]): SchemeDifference[] {
  const [mine, theirs] = [left, right].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  return [...new Set([...mine!.keys(), ...theirs!.keys()])].flatMap((key): SchemeDifference[] => {
    const [one, other] = [mine!.get(key), theirs!.get(key)];
    if (one && other && one.name === other.name) return [];
    const { reference, test } = (one ?? other)!;
    return [
      {
        about: 'contrast',
        what: `${test} / ${reference}`,
        left: one ? contrastName(one) : '',
        right: other ? contrastName(other) : '',
      },
    ];
  });
}

/**
 * What differs between two schemes; a part that one of them lacks, such as a name that was not sent, is left out.
 *
 * @param words - What a sample is called that takes no part, and the kinds.
 */
export function diffSchemes(
  left: Compared,
  right: Compared,
  words: { readonly excluded: string; readonly kinds: Readonly<Record<SchemeContent['kind'], string>> },
): SchemeDifference[] {
  const found: SchemeDifference[] = [];
  if (left.name !== undefined && right.name !== undefined && left.name !== right.name)
    found.push({ about: 'name', what: '', left: left.name, right: right.name });
  if (left.kind && right.kind && left.kind !== right.kind)
    found.push({ about: 'kind', what: '', left: words.kinds[left.kind], right: words.kinds[right.kind] });
  if (left.scheme && right.scheme)
    found.push(
      ...inGroups(left.scheme, right.scheme),
      ...inSamples(left.scheme, right.scheme, words.excluded),
      ...inFactors(left.scheme, right.scheme),
    );
  if (left.contrasts && right.contrasts) found.push(...inContrasts(left.contrasts, right.contrasts));
  return found;
}
