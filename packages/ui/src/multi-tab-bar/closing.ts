/** What the menu of a tab closes. */
export type CloseKind = 'current' | 'right' | 'left' | 'all';

/** Why nothing was closed: the last tab stays, or there is no tab on that side. */
export type CloseRefusal = 'last' | 'left' | 'right';

export type Closing = { close: readonly string[] } | { refused: CloseRefusal };

/** Which tabs a choice closes. All means all but the first: one page is always open. */
export function closing(ids: readonly string[], id: string, kind: CloseKind): Closing {
  const at = ids.indexOf(id);
  if (kind === 'left') return at > 0 ? { close: ids.slice(0, at) } : { refused: 'left' };
  if (kind === 'right') return at < ids.length - 1 ? { close: ids.slice(at + 1) } : { refused: 'right' };
  if (ids.length < 2) return { refused: 'last' };
  return { close: kind === 'all' ? ids.slice(1) : [id] };
}

/** Where the focus or the choice goes once `closed` are gone: the next tab that stays, else the one before. */
export function neighbour(ids: readonly string[], id: string, closed: readonly string[]): string | undefined {
  const stays = (other: string) => !closed.includes(other);
  const at = ids.indexOf(id);
  return stays(id) ? id : (ids.slice(at + 1).find(stays) ?? ids.slice(0, at).findLast(stays));
}
