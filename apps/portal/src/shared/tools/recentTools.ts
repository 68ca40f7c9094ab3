import { session } from '../session/sessionStore.ts';

const most = 4;
const keyOf = () => `panome.recent-tools.${session.get()?.email ?? ''}`;

/** The tools this user opened last on this machine, newest first. */
export const recentTools = {
  read: (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]');
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  },
  add: (id: string): void => {
    try {
      localStorage.setItem(
        keyOf(),
        JSON.stringify([id, ...recentTools.read().filter((other) => other !== id)].slice(0, most)),
      );
    } catch {
      // Storage is full or blocked: the list only saves a search.
    }
  },
};
