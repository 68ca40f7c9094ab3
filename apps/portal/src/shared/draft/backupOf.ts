type Backup<Content> = {
  readonly read: () => Content | undefined;
  readonly write: (content: Content) => void;
  readonly clear: () => void;
};

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // Storage is full, blocked or holds something else; the page itself still has the content.
    return undefined;
  }
};

/** Content that could not be saved, kept in this browser until the next visit. */
export const backupOf = <Content>(key: string): Backup<Content> => ({
  read: () => attempt(() => (JSON.parse(localStorage.getItem(key) ?? 'null') as Content | null) ?? undefined),
  write: (content) => attempt(() => localStorage.setItem(key, JSON.stringify(content))),
  clear: () => attempt(() => localStorage.removeItem(key)),
});
