import type { ChartInput } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { termNames } from './termNames.ts';
import { pSpec } from './topTerms.ts';

export const sideNames = { up: '上调', down: '下调', all: '全部' } as const;
export type SideName = keyof typeof sideNames;

/** The result of one list for a term; absent when the list has none of its features. */
export type Found = {
  readonly p: number;
  readonly overlap: number;
  readonly size: number;
  readonly rich: number;
  readonly fold: number;
};
export type SideTerm<Side extends string = SideName> = {
  readonly term: string;
  readonly name: string;
  readonly of: { readonly [One in Side]?: Found };
};
type SideTerms<Side extends string = SideName> = {
  readonly terms: readonly SideTerm<Side>[];
  readonly pColumn: 'p' | 'p_adj';
};

/** The terms of the table `directions`, each with what the lists found, in the order in which they first occur. */
export const sideTerms = (input: ChartInput): SideTerms => termsBySide<SideName>(input, 'directions', 'direction');

/** The terms of a table with one row for each list that found one. @param column - Says which list a row is of. */
export function termsBySide<Side extends string>(input: ChartInput, tableId: string, column: string): SideTerms<Side> {
  const table = tableOf(input, tableId);
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const [side, ids] = [texts(table, column), texts(table, 'term')];
  const names = termNames(ids, texts(table, 'name'));
  const [p, overlap, size, rich, fold] = [pColumn, 'overlap', 'set_size', 'rich_factor', 'fold'].map((one) =>
    numbers(table, one),
  );
  const found = new Map<string, { term: string; name: string; of: { [One in Side]?: Found } }>();
  ids.forEach((term, row) => {
    const entry = found.get(term) ?? { term, name: names[row]!, of: {} as { [One in Side]?: Found } };
    found.set(term, entry);
    entry.of[side[row] as Side] = {
      p: p![row]!,
      overlap: overlap![row]!,
      size: size![row]!,
      rich: rich![row]!,
      fold: fold![row]!,
    };
  });
  return { terms: [...found.values()], pColumn };
}

/** The terms of one list with the smallest p. */
export const bestOf = <Side extends string>(
  terms: readonly SideTerm<Side>[],
  side: NoInfer<Side>,
  count: number,
): SideTerm<Side>[] =>
  terms
    .filter(({ of }) => of[side])
    .toSorted((a, b) => a.of[side]!.p - b.of[side]!.p || b.of[side]!.rich - a.of[side]!.rich)
    .slice(0, count);
