type MaybeLater<T> = T | Promise<T>;

/** The three methods of `Storage` that a draft needs; answers may come later. */
export type DraftStorage = {
  getItem: (key: string) => MaybeLater<string | null>;
  setItem: (key: string, value: string) => MaybeLater<void>;
  removeItem: (key: string) => MaybeLater<void>;
};

type Draft = { at: Date; values: Record<string, unknown> };

/** A stored draft, or `undefined` for anything else that may lie in the storage. */
export function readDraft(raw: string | null): Draft | undefined {
  if (raw === null) return undefined;
  try {
    const found: unknown = JSON.parse(raw);
    if (typeof found !== 'object' || found === null || !('at' in found) || !('values' in found)) return undefined;
    const at = new Date(String(found.at));
    if (
      Number.isNaN(at.getTime()) ||
      typeof found.values !== 'object' ||
      found.values === null ||
      Array.isArray(found.values)
    )
      return undefined;
    return { at, values: found.values as Record<string, unknown> };
  } catch {
    return undefined;
  }
}
