const listeners = new Set<() => void>();
/** By page, what in it holds unsaved input. */
let marks: ReadonlyMap<string, ReadonlySet<string>> = new Map();
let shown = '';

function set(key: string, next: ReadonlySet<string>): void {
  const all = new Map(marks);
  if (next.size > 0) all.set(key, next);
  else all.delete(key);
  marks = all;
  watch();
  listeners.forEach((listener) => listener());
}

/**
 * Closing the window asks while something is unsaved; a listener that is always there would keep the page out of the
 * browser's cache.
 */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
function watch(): void {
  if (typeof window === 'undefined') return;
  if (marks.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Which pages hold input that is not saved. A page that is hidden keeps its mark; one that is closed loses it. */
export const unsavedPages = {
  get: () => marks,
  has: (key: string) => marks.has(key),
  any: () => marks.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The page in sight: effects that end in any other one end because it was hidden. */
  show: (key: string): void => {
    shown = key;
  },
  mark: (key: string, id: string, dirty: boolean): void => {
    const before = marks.get(key);
    if ((before?.has(id) ?? false) === dirty) return;
    const next = new Set(before);
    if (dirty) next.add(id);
    else next.delete(id);
    set(key, next);
  },
  /** A part of a page went away, or the page was hidden. */
  leave: (key: string, id: string): void => {
    if (key === shown) unsavedPages.mark(key, id, false);
  },
  /** A page is known by another key from now on. */
  move: (from: string, to: string): void => {
    const before = marks.get(from);
    if (!before) return;
    set(from, new Set());
    set(to, new Set([...before, ...(marks.get(to) ?? [])]));
  },
  close: (key: string): void => {
    if (marks.has(key)) set(key, new Set());
  },
};
