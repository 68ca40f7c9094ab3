import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { calls } from '@panome/contract';
import type { Database } from '../../../platform/database/open.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mostPictureBytes, type PictureExtension } from './checkPicture.ts';

/** The id of a picture: computed from its bytes, so that the same picture is stored only once. */
export const pictureId = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The address of a picture, for an `img` element. */
export const pictureAddress = (id: string): string => `${calls.contentPicture.path}?id=${id}`;

export const findPicture = (db: Database, id: string) =>
  db.selectFrom('content_picture').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a picture that passed `checkPicture`. */
export async function keepPicture(
  { clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>,
  bytes: Buffer,
  extension: PictureExtension,
): Promise<void> {
  const id = pictureId(bytes);
  if (await findPicture(database, id)) return;
  const { key, sha256, size } = await storage.put(Readable.from([bytes]), {
    maxBytes: mostPictureBytes,
    tooLargeMsg: '图片超过 2 MB',
  });
  await database
    .insertInto('content_picture')
    .values({ id, object_key: key, sha256, extension, size, created_at: clock.now() })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** Those of the ids that are in our store. */
export async function findPictures(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_picture')
    .select('id')
    .where('id', 'in', [...new Set(ids)].slice(0, 500))
    .execute();
  return rows.map(({ id }) => id);
}
