import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hour } from '@panome/contract/durations';
import { newId } from '../ids.ts';

type View = { readonly path: string; readonly sha256: string; readonly size: number };

export type Views = {
  /**
   * The view of this key; made when it is not kept.
   * @param make - Writes it to a path.
   */
  get(key: string, make: (outPath: string) => Promise<void>): Promise<View>;
};

/** A task that reads a view takes less time than this, so that no view is removed while it is read. */
const inUse = 2 * hour;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Parts of tables as CSV files, `<key>.csv`, with what is known of their bytes in `<key>.json`. They can be made again. */
export function createViews(folder: string, maxBytes: number): Views {
  const making = new Map<string, Promise<View>>();
  const fileOf = (key: string) => join(folder, `${key}.csv`);
  const factsOf = (key: string) => join(folder, `${key}.json`);

  async function kept(key: string): Promise<View | undefined> {
    try {
      const facts = JSON.parse(await readFile(factsOf(key), 'utf8')) as Omit<View, 'path'>;
      // A machine that lost its power may have kept the name of a file and not its bytes.
      if ((await stat(fileOf(key))).size !== facts.size) return undefined;
      const now = new Date();
      await utimes(fileOf(key), now, now);
      await utimes(factsOf(key), now, now);
      return { path: fileOf(key), ...facts };
    } catch {
      return undefined;
    }
  }

  /** Several processes may make one view at once: each publishes the same bytes by a rename. */
  async function makeNew(key: string, make: (outPath: string) => Promise<void>): Promise<View> {
    await mkdir(folder, { recursive: true });
    const work = join(folder, `${newId()}.tmp`);
    try {
      await make(work);
      const facts = { sha256: await hashOf(work), size: (await stat(work)).size };
      await writeFile(`${work}.json`, JSON.stringify(facts));
      await rename(work, fileOf(key));
      await rename(`${work}.json`, factsOf(key));
      await trim();
      return { path: fileOf(key), ...facts };
    } finally {
      await rm(work, { force: true });
      await rm(`${work}.json`, { force: true });
    }
  }

  /** Removes the least recently used views beyond `maxBytes`, and what was left half made. */
  async function trim(): Promise<void> {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => ({ name, facts: await stat(join(folder, name)).catch(() => null) })),
    );
    const old = Date.now() - inUse;
    let total = 0;
    for (const { facts, name } of found.toSorted((a, b) => (b.facts?.mtimeMs ?? 0) - (a.facts?.mtimeMs ?? 0))) {
      if (!facts) continue;
      total += facts.size;
      const isLeft = name.includes('.tmp');
      if (facts.mtimeMs < old && (isLeft || total > maxBytes)) {
        // One after another, because trimming is rare and nobody waits for it.
        // oxlint-disable-next-line no-await-in-loop
        await rm(join(folder, name), { force: true });
      }
    }
  }

  return {
    get: async (key, make) => {
      const found = await kept(key);
      if (found) return found;
      const running = making.get(key) ?? makeNew(key, make).finally(() => making.delete(key));
      making.set(key, running);
      return running;
    },
  };
}
