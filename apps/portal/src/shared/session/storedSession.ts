/** What is kept of a session between visits. */
export type StoredSession = {
  readonly token: string;
  readonly expires_at: string;
  readonly name: string;
  readonly email: string;
  readonly head_image_path: string;
};

const key = 'panome.session';
const fields = ['token', 'expires_at', 'name', 'email', 'head_image_path'] as const;

function parse(text: string | null): StoredSession | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Record<string, unknown>;
  if (!fields.every((field) => typeof record[field] === 'string')) return undefined;
  const stored = record as StoredSession;
  return Date.parse(stored.expires_at) > Date.now() ? stored : undefined;
}

/**
 * Local storage that may be full, blocked or hold rubbish: then there is no session, and the page still starts (FE-08).
 */
export const storedSession = {
  read: (): StoredSession | undefined => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return undefined;
    }
  },
  write: (value: StoredSession): void => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // The session lives until the tab is closed.
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
