import { session } from '../../shared/session/sessionStore.ts';
import type { PaletteItem } from './paletteItem.ts';

const most = 8;
const keyOf = () => `panome.palette.${session.get()?.email ?? 'guest'}`;

const isItem = (value: unknown): value is PaletteItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { address, help, icon, id, title } = value as Record<string, unknown>;
  const texts = [id, title, icon, address].every((part) => typeof part === 'string');
  return texts && (help === undefined || typeof help === 'string') && /^\/(?!\/)/.test(address as string);
};

/** The stored items that can be opened; anybody may have written there (FE-08). */
export function parseRecent(text: string | null): readonly PaletteItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** What this person opened by searching, newest first, on this machine. */
export const recentItems = {
  read: (): readonly PaletteItem[] => {
    try {
      return parseRecent(localStorage.getItem(keyOf()));
    } catch {
      return [];
    }
  },
  add: ({ address, help, icon, id, title }: PaletteItem): void => {
    if (!address) return;
    try {
      const item = { id, title, icon, address, ...(help && { help }) };
      localStorage.setItem(
        keyOf(),
        JSON.stringify([item, ...recentItems.read().filter((other) => other.id !== id)].slice(0, most)),
      );
    } catch {
      // Storage is full or blocked: the list only saves a search.
    }
  },
};
