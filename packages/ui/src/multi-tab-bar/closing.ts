/** What the menu of a tab closes. */
export type CloseKind = 'current' | 'others' | 'after' | 'before' | 'all';

/** Why nothing was closed: the last tab stays, or there is no tab on that side, as the reader sees it. */
export type CloseRefusal = 'last' | 'left' | 'right';

export type Closing = { close: readonly string[] } | { refused: 'last' | 'before' | 'after' };

/** Which tabs a choice closes. All means all but the first: one page is always open. */
export function closing(ids: readonly string[], id: string, kind: CloseKind): Closing {
  const at = ids.indexOf(id);
  if (kind === 'before') return at > 0 ? { close: ids.slice(0, at) } : { refused: kind };
  if (kind === 'after') return at < ids.length - 1 ? { close: ids.slice(at + 1) } : { refused: kind };
  if (ids.length < 2) return { refused: 'last' };
  if (kind === 'others') return { close: ids.filter((other) => other !== id) };
  return { close: kind === 'all' ? ids.slice(1) : [id] };
}

/** Where the focus or the choice goes once `closed` are gone: the next tab that stays, else the one before. */
export function neighbour(ids: readonly string[], id: string, closed: readonly string[]): string | undefined {
  const stays = (other: string) => !closed.includes(other);
  const at = ids.indexOf(id);
  return stays(id) ? id : (ids.slice(at + 1).find(stays) ?? ids.slice(0, at).findLast(stays));
}

/**
 * The page to show after tabs were closed from `id`: the one in sight, else `id` when it stays, else the neighbour of
 * what was in sight.
 */
export function nextInSight(ids: readonly string[], value: string, id: string, closed: readonly string[]): string {
  if (closed.includes(value) && !closed.includes(id)) return id;
  return neighbour(ids, value, closed) ?? id;
}
