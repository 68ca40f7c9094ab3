import type { RoleSpec } from '@panome/analysis/flows';
import type { ToolInput } from '@panome/contract';
import { fitsInput } from '@panome/contract/input-files';

/** A table that a role may take. */
export type Candidate = {
  readonly source_id: string;
  readonly name: string;
  readonly title: string;
  /** What the delivery says that it is; empty when it does not. */
  readonly role: string;
  /** Whether the delivery says that its values are logarithms; absent when it does not say. */
  readonly logged?: boolean;
};
type Found = Candidate & { readonly by: 'delivery' | 'name' | 'content' | 'none' };
export type Bound = { readonly bound: Found | null; readonly candidates: readonly Found[] };

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has a word: one of letters stands for itself, so that `ko` is not found in `kong`. */
function hasWord(text: string, word: string): boolean {
  if (/[^\x20-\x7e]/.test(word)) return text.includes(word);
  return new RegExp(`(?:^|[^a-z0-9])${escaped(word)}(?:[^a-z0-9]|$)`).test(text);
}

/** How surely a table is what a role takes: the place of the first of its words that it has. */
function rankOf({ words }: RoleSpec, { name, title }: Candidate): number {
  const text = `${title} ${name}`.toLowerCase();
  const at = words.findIndex((word) => hasWord(text, word.toLowerCase()));
  return at < 0 ? Infinity : at;
}

/**
 * The table of each role: the one that the delivery names, else the one whose title or name has the surest of its
 * words. No table is given to two roles.
 */
export function bindRoles(roles: readonly RoleSpec[], tables: readonly Candidate[]): ReadonlyMap<string, Bound> {
  const taken = new Set<string>();
  const chosen = new Map<string, Found>();
  const take = (role: string, table: Candidate, by: Found['by']) => {
    taken.add(table.source_id);
    chosen.set(role, { ...table, by });
  };
  for (const role of roles) {
    const named = tables.find((table) => table.role === role.id);
    if (named) take(role.id, named, 'delivery');
  }
  const open = roles
    .filter(({ id }) => !chosen.has(id))
    .flatMap((role) =>
      tables
        .filter((table) => table.role === '' && fitsInput(role.input as ToolInput, table.name))
        .map((table) => ({ role, table, rank: rankOf(role, table) })),
    )
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank);
  for (const { role, table } of open)
    if (!chosen.has(role.id) && !taken.has(table.source_id)) take(role.id, table, 'name');
  return new Map(
    roles.map((role) => [role.id, { bound: chosen.get(role.id) ?? null, candidates: candidatesOf(role, tables) }]),
  );
}

/** What a person may choose for a role, the likeliest first. */
function candidatesOf(role: RoleSpec, tables: readonly Candidate[]): Found[] {
  return tables
    .filter(({ name }) => fitsInput(role.input as ToolInput, name))
    .map((table) => ({ table, rank: table.role === role.id ? -1 : rankOf(role, table) }))
    .toSorted((a, b) => a.rank - b.rank || (a.table.name < b.table.name ? -1 : 1))
    .map(({ rank, table }) => ({ ...table, by: rank < 0 ? 'delivery' : rank < Infinity ? 'name' : 'none' }));
}
