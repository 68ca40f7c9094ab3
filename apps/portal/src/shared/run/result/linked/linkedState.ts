import type { GroupScheme } from '../../form/toolForm.ts';
import type { ResultDocument } from '../resultTypes.ts';

/** Where something was selected. */
export type LinkedOrigin = {
  readonly in: 'chart' | 'table';
  readonly missionId: string;
  readonly document: ResultDocument;
  /** The table that begins with the names: this one, or that of the chart. */
  readonly table: string;
  /** Labels the names on the chart; absent where it takes no labels. */
  readonly label?: ((ids: readonly string[]) => void) | undefined;
};

/** What is selected on a page of charts and tables. */
export type Linked = { readonly ids: readonly string[]; readonly origin: LinkedOrigin | null };
export const nothing: Linked = { ids: [], origin: null };

/** The columns at the head of a table whose names are the same wherever the result shows them. */
const naming: readonly string[] = ['feature', 'sample'];
type Rows = { readonly id: string; readonly columns: readonly { readonly name: string }[] };
/** Whether the rows of a table have such names; a matrix names its features, whatever its first column is called. */
export const isNaming = ({ columns, id }: Rows): boolean => id === 'matrix' || naming.includes(columns[0]?.name ?? '');

/** What of a selection are samples that have a group, and how many other names there are. */
export function partsOf({ ids, origin }: Linked): { readonly samples: readonly string[]; readonly others: number } {
  const known = new Set(origin?.document.groups?.samples);
  const samples = ids.filter((id) => known.has(id));
  return { samples, others: ids.length - samples.length };
}

type Words = { readonly selected: string; readonly others: string; readonly former: string };

/**
 * The selected samples against the others that took part, with the former groups and every further column beside them;
 * null when there is nobody on one of the sides.
 *
 * @param colors - Of the two groups.
 */
export function schemeOfSelected(
  groups: NonNullable<ResultDocument['groups']>,
  selected: readonly string[],
  words: Words,
  colors: readonly [string, string],
): GroupScheme | null {
  const chosen = new Set(selected);
  const grouped = groups.samples.filter((_, at) => groups.group[at] !== '');
  const [one, other] = [grouped.filter((name) => chosen.has(name)), grouped.filter((name) => !chosen.has(name))];
  if (one.length === 0 || other.length === 0) return null;
  const valuesOf = (values: readonly string[]) =>
    Object.fromEntries(groups.samples.map((name, at) => [name, values[at] ?? '']));
  const taken = new Set(groups.factors.map(({ name }) => name));
  let former = words.former;
  for (let number = 2; taken.has(former); number += 1) former = `${words.former} ${number}`;
  return {
    groups: [
      { name: words.selected, color: colors[0], samples: one },
      { name: words.others, color: colors[1], samples: other },
    ],
    excluded: groups.samples.filter((_, at) => groups.group[at] === ''),
    factors: [
      { name: former, values: valuesOf(groups.group) },
      ...groups.factors.map(({ name, values }) => ({ name, values: valuesOf(values) })),
    ],
  };
}
