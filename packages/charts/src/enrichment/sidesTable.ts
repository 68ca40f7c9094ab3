import type { ChartInput } from '../model/index.ts';
import { choiceOf } from '../settings.ts';
import { numbers, tableOf, texts } from '../table/index.ts';
import { pSpec } from './topTerms.ts';

export const sideNames = { up: '上调', down: '下调', all: '全部' } as const;
export type SideName = keyof typeof sideNames;

/** What one list found of a term; absent where it has no feature of it. */
type Found = { readonly p: number; readonly overlap: number; readonly size: number; readonly rich: number; readonly fold: number };
export type SideTerm = { readonly term: string; readonly name: string; readonly of: Readonly<Partial<Record<SideName, Found>>> };

/** The terms of the table `directions`, each with what the lists found, in the order in which they first occur. */
export function sideTerms(input: ChartInput): { readonly terms: readonly SideTerm[]; readonly pColumn: 'p' | 'p_adj' } {
  const table = tableOf(input, 'directions');
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const [direction, ids, names] = [texts(table, 'direction'), texts(table, 'term'), texts(table, 'name')];
  const [p, overlap, size, rich, fold] = [pColumn, 'overlap', 'set_size', 'rich_factor', 'fold'].map((column) => numbers(table, column));
  const found = new Map<string, { term: string; name: string; of: Partial<Record<SideName, Found>> }>();
  ids.forEach((term, row) => {
    const entry = found.get(term) ?? { term, name: names[row] || term, of: {} };
    found.set(term, entry);
    entry.of[direction[row] as SideName] = { p: p![row]!, overlap: overlap![row]!, size: size![row]!, rich: rich![row]!, fold: fold![row]! };
  });
  return { terms: [...found.values()], pColumn };
}

/** The terms of one list with the smallest p. */
export const bestOf = (terms: readonly SideTerm[], side: SideName, count: number): SideTerm[] =>
  terms.filter(({ of }) => of[side]).toSorted((a, b) => a.of[side]!.p - b.of[side]!.p || b.of[side]!.rich - a.of[side]!.rich).slice(0, count);
