/** What the queue needs of `localStorage`. */
export type PromptStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Everything is kept per person: one reader's snooze silences nobody else on the same machine. */
export const remindKey = (user: string | null): string => `panome.notice.${user ?? 'guest'}`;
/** Ids of the notices that were read. */
export const readKey = (user: string | null): string => `panome.notices-read.${user ?? 'guest'}`;
export const dismissedKey = (user: string | null): string => `panome.questionnaire.${user ?? 'guest'}`;

/** A stored moment; `null` when there is none, it cannot be read, or the storage is blocked. */
export function readMoment(storage: PromptStorage, key: string): number | null {
  try {
    const text = storage.getItem(key);
    const moment = Number(text);
    return text && Number.isFinite(moment) ? moment : null;
  } catch {
    return null;
  }
}

/** Keeps a moment; where the storage is blocked or full the reader is asked again at the next visit. */
export function writeMoment(storage: PromptStorage, key: string, moment: number): void {
  try {
    storage.setItem(key, String(moment));
  } catch {
    // Nothing is lost that a reader would miss.
  }
}

/** The ids that were stored last; none where there are none, or they cannot be read. */
export function readIds(storage: PromptStorage, key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** More than are ever in effect at a time. */
const mostIds = 100;

/** Adds ids to those that are kept, and forgets the oldest of very many. */
export function addIds(storage: PromptStorage, key: string, ids: readonly string[]): void {
  try {
    const all = new Set([...readIds(storage, key), ...ids]);
    storage.setItem(key, JSON.stringify([...all].slice(-mostIds)));
  } catch {
    // They show once more at the next visit.
  }
}

const visits = new WeakMap<PromptStorage, Set<string>>();

/** What was closed since the page was loaded, by key. A frame that is left and entered again does not greet anew. */
export function closedThisVisit(storage: PromptStorage): Set<string> {
  const closed = visits.get(storage) ?? new Set<string>();
  visits.set(storage, closed);
  return closed;
}
