/** By page, the reads that are under way for it, as text. */
const reads = new Map<string, Set<string>>();

/** Which reads a page waits for: when it is closed they are cancelled (FE-03). */
export const pageReads = {
  begin: (page: string, key: unknown): (() => void) => {
    const text = JSON.stringify(key);
    const own = reads.get(page) ?? new Set();
    reads.set(page, own.add(text));
    return () => void own.delete(text);
  },
  /** @returns what was under way. */
  take: (page: string): readonly string[] => {
    const own = [...(reads.get(page) ?? [])];
    reads.delete(page);
    return own;
  },
};
