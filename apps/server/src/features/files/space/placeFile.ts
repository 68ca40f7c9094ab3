import type { FileRow } from '../../../platform/database/schema/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reservation } from '../../../platform/storage/reservation.ts';
import type { StoredObject } from '../../../platform/storage/storage.ts';
import type { Space } from './space.ts';

type Placing = {
  readonly ownerId: string;
  /** Where the bytes were reserved before; whoever did releases it. */
  readonly space?: Reservation | undefined;
  /** Their number where it is known. */
  readonly bytes?: number;
  /** Brings the bytes into the storage. */
  readonly store: (grow: Reservation['grow']) => Promise<StoredObject>;
  /** A file that is there already and makes these bytes unnecessary. */
  readonly twin?: (stored: StoredObject) => FileRow | undefined;
  /** Gives the bytes their row. */
  readonly insert: (stored: StoredObject) => Promise<FileRow>;
};

export type PlaceFile = (placing: Placing) => Promise<FileRow>;

/**
 * The one way of bytes into 我的文件: their room is reserved, they are stored, and a row is made. What is refused on the
 * way leaves neither bytes nor a reservation.
 */
export function createPlaceFile(storage: Platform['storage'], { ensureDisk, reserve }: Space): PlaceFile {
  return async ({ bytes = 0, insert, ownerId, space: given, store, twin }) => {
    if (bytes > 0) await ensureDisk(bytes);
    const space = given ?? (await reserve(ownerId, { bytes }));
    try {
      const stored = await store(space.grow);
      try {
        const there = twin?.(stored);
        if (there) {
          await storage.remove(stored.key);
          return there;
        }
        await space.grow(stored.size);
        const row = await insert(stored);
        space.settle();
        return row;
      } catch (error) {
        await storage.remove(stored.key);
        throw error;
      }
    } finally {
      if (!given) space.release();
    }
  };
}
