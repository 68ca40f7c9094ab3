import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { noSpace, tooLarge } from '../http/refusal.ts';
import { newToken } from '../ids.ts';
import { askedAtOnce, createQuarantine } from './quarantine.ts';
import type { Storage, StoredObject } from './storage.ts';
import { syncPath } from './syncPath.ts';

type Options = {
  readonly folder: string;
  /** Bytes that stay free. */
  readonly reserve: number;
  /** Marks the half-written files of this run. */
  readonly bootId: string;
  /** Dates the quarantine. */
  readonly now?: () => number;
  /** Since when a file may be a write under way, in milliseconds of the file system's clock; this moment when absent. */
  readonly startedAt?: number;
  /** Bytes that are free where a folder lies; what the system says when absent. */
  readonly freeBytes?: FreeBytes;
};

/** How many bytes are free on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;
const freeOnDisk: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const hour = 3_600_000;
/** Bytes between two looks at what is free. */
export const spaceCheckEvery = 16 * 1024 * 1024;

/**
 * Objects as files: written beside, flushed, renamed into place, and the folder flushed, so that an answer is never
 * ahead of the disk.
 */
export function createDiskStorage({
  folder,
  reserve,
  bootId,
  now = Date.now,
  startedAt = Date.now(),
  freeBytes = freeOnDisk,
}: Options): Storage {
  const objects = join(folder, 'objects');
  const temporary = join(folder, 'incoming');
  for (const path of [objects, temporary]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => join(objects, key.slice(0, 2), key);
  const quarantine = createQuarantine(join(folder, 'quarantine'), pathOf, now);

  const ensureSpace = async (bytes: number) => {
    if ((await freeBytes(folder)) - bytes < reserve) throw noSpace();
  };

  const publish = async (path: string, size: number, sha256: string): Promise<StoredObject> => {
    const key = newToken();
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await rename(path, pathOf(key));
    await syncPath(dirname(pathOf(key)));
    await syncPath(objects);
    return { key, size, sha256 };
  };

  async function* keys(): AsyncGenerator<readonly string[]> {
    let some: string[] = [];
    for (const shard of await readdir(objects)) {
      some.push(...(await readdir(join(objects, shard))));
      if (some.length < askedAtOnce) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  return {
    pathOf,
    ensureSpace,

    put: async (source, { grow, maxBytes, tooLargeMsg }) => {
      await ensureSpace(0);
      const path = join(temporary, `${bootId}.${newToken()}`);
      const file = await open(path, 'wx');
      const hash = createHash('sha256');
      let size = 0;
      let checked = 0;
      try {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > maxBytes) throw tooLarge(tooLargeMsg);
          await grow?.(size);
          if (size - checked > spaceCheckEvery) {
            checked = size;
            await ensureSpace(0);
          }
          hash.update(chunk);
          await file.appendFile(chunk);
        }
        await file.sync();
        await file.close();
        return await publish(path, size, hash.digest('hex'));
      } catch (error) {
        await file.close();
        await rm(path, { force: true });
        throw error;
      }
    },

    adopt: async (path) => {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
        hash.update(chunk);
      const file = await open(path, 'r+');
      const { size } = await file.stat();
      await file.sync();
      await file.close();
      const linked = join(temporary, `${bootId}.${newToken()}`);
      // A second name for the same bytes; a file system without hard links gets a copy.
      await link(path, linked).catch(() => copyFile(path, linked));
      return publish(linked, size, hash.digest('hex'));
    },

    read: async (key, range) => {
      const file = await open(pathOf(key), 'r');
      return file.createReadStream({ highWaterMark: 256 * 1024, ...range }) satisfies Readable;
    },

    remove: async (key) => rm(pathOf(key), { force: true }),

    sweep: async () => {
      const left = (await readdir(temporary)).filter((name) => !name.startsWith(`${bootId}.`));
      await Promise.all(left.map((name) => rm(join(temporary, name), { force: true })));
      return left.length;
    },

    keys,
    putBack: quarantine.putBack,

    sweepOrphans: async (isReferred) => {
      const quarantined: string[] = [];
      for await (const some of keys()) {
        const referred = await isReferred(some);
        for (const key of some.filter((name) => !referred.has(name))) {
          // Deleted between the list and the look at it.
          const facts = await stat(pathOf(key)).catch(() => null);
          if (!facts || (facts.ctimeMs > startedAt && Date.now() - facts.ctimeMs < hour)) continue;
          await quarantine.take(key);
          quarantined.push(key);
        }
      }
      return { quarantined, removed: await quarantine.expire() };
    },
  };
}
