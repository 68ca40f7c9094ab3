import { session } from '../../../shared/session/sessionStore.ts';
import type { RunConfig } from './runConfig.ts';

const keyOf = (key: string) => `panome.run-config.${session.get()?.email ?? ''}.${key}`;

const isConfig = (value: unknown): value is RunConfig =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'source', 'files', 'recipe', 'contrasts', 'options', 'without', 'seed'].every((name) => name in value);

/** What was decided about a run, kept for this browser tab over a reload and a new login. */
export const configDraft = {
  read: (key: string): RunConfig | undefined => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null');
      return isConfig(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write: (key: string, config: RunConfig): void => {
    try {
      sessionStorage.setItem(keyOf(key), JSON.stringify(config));
    } catch {
      // Storage is full or blocked: it lives until the page is left.
    }
  },
  clear: (key: string): void => {
    try {
      sessionStorage.removeItem(keyOf(key));
    } catch {
      // Nothing was stored.
    }
  },
};
