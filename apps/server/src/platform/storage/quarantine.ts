import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IsReferred } from './storage.ts';
import { syncPath } from './syncPath.ts';

/** For how long it keeps them. */
export const quarantineDays = 7;
const dayMs = 86_400_000;
/** Keys that a question to the database names, as a round number. */
export const askedAtOnce = 1_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * Where objects wait that no row refers to, one folder a day: they are an orphan's bytes only if the database is the
 * right one, and that shows later than a start.
 */
export function createQuarantine(folder: string, pathOf: (key: string) => string, now: () => number) {
  const days = (): Promise<string[]> => readdir(folder).catch(() => []);

  /** All keys with their day, as many at a time as a question to the database may name. */
  const batches = async (): Promise<[day: string, keys: string[]][]> => {
    const found: [string, string[]][] = [];
    for (const day of await days()) {
      const keys = await readdir(join(folder, day));
      for (let at = 0; at < keys.length; at += askedAtOnce) found.push([day, keys.slice(at, at + askedAtOnce)]);
    }
    return found;
  };

  return {
    take: async (key: string): Promise<void> => {
      const day = join(folder, dayOf(now()));
      await mkdir(day, { recursive: true, mode: 0o700 });
      await rename(pathOf(key), join(day, key));
    },

    putBack: async (isReferred: IsReferred): Promise<string[]> => {
      const back: string[] = [];
      for (const [day, keys] of await batches()) {
        for (const key of await isReferred(keys)) {
          await mkdir(dirname(pathOf(key)), { recursive: true });
          await rename(join(folder, day, key), pathOf(key));
          back.push(key);
        }
      }
      for (const place of new Set(back.map((key) => dirname(pathOf(key))))) await syncPath(place);
      return back;
    },

    /** Deletes what has been here for long enough. @returns the keys. */
    expire: async (): Promise<string[]> => {
      const gone: string[] = [];
      for (const day of await days()) {
        if (Date.parse(day) + (quarantineDays + 1) * dayMs > now()) continue;
        gone.push(...(await readdir(join(folder, day))));
        await rm(join(folder, day), { recursive: true, force: true });
      }
      return gone;
    },
  };
}
