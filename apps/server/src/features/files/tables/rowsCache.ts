import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { trimFiles } from '../../../platform/storage/trimFiles.ts';
import type { CheckedReading } from './reading.ts';

/** Raised when the format of kept rows changes. */
const version = 1;

/**
 * A cache of the rows of previewed tables, one file for each stored object and way of reading: `<object
 * key>.<reading>`. The least recently used files are removed first when they exceed `maxBytes` together.
 */
export function createRowsCache(folder: string, maxBytes: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const objectOf = (name: string) => name.split('.')[0]!;
  const removeWhere = async (isWanted: (objectKey: string) => boolean): Promise<void> => {
    const names = (await readdir(folder)).filter((name) => isWanted(objectOf(name)));
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  };

  return {
    pathOf: (objectKey: string, reading: CheckedReading): string => {
      const key = createHash('sha256')
        .update(JSON.stringify([version, reading]))
        .digest('hex')
        .slice(0, 32);
      return join(folder, `${objectKey}.${key}`);
    },

    /** Removes the least recently used files until the rest fits. */
    trim: (): Promise<void> => trimFiles(folder, { maxBytes }),

    /** Removes the rows of objects that were deleted for good. */
    forget: (objectKeys: readonly string[]): Promise<void> => {
      const gone = new Set(objectKeys);
      return removeWhere((key) => gone.has(key));
    },

    /** Removes the rows of objects that no row of the database refers to. */
    sweep: async (isReferred: (objectKeys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> => {
      const referred = await isReferred([...new Set((await readdir(folder)).map(objectOf))]);
      await removeWhere((key) => !referred.has(key));
    },
  };
}
