import { createReadStream } from 'node:fs';
import type { Database } from '../../../platform/database/open.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fileType, mostFileBytes } from './fileTypes.ts';

/** A file beside a piece of content, read and found good, not stored yet. */
export type ContentFile = {
  /** From its bytes, so that the same file is stored once. */
  readonly id: string;
  readonly path: string;
  readonly extension: string;
  readonly sha256: string;
  readonly size: number;
};

export const fileId = (sha256: string): string => sha256.slice(0, 32);

const findFile = (db: Database, id: string) =>
  db.selectFrom('content_file').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a file; one with the same bytes is kept as it is. @throws {Refusal} When the disk is nearly full. */
export async function keepFile(
  { clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>,
  { extension, id, path }: ContentFile,
): Promise<void> {
  if (await findFile(database, id)) return;
  const { key, sha256, size } = await storage.put(createReadStream(path), {
    maxBytes: mostFileBytes,
    tooLargeMsg: '文件超过 500 MB',
  });
  await database
    .insertInto('content_file')
    .values({ id, object_key: key, sha256, extension, size, created_at: clock.now() })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** Forgets files to which no content leads any more; the sweep then takes their bytes. */
export async function dropUnusedFiles(db: Pick<Database, 'deleteFrom'>): Promise<void> {
  await db
    .deleteFrom('content_file')
    .where('id', 'not in', (s) =>
      s.selectFrom('video').select('file').unionAll(s.selectFrom('download_item').select('file')),
    )
    .execute();
}

/** The media type of a stored file; undefined when it is gone. */
export async function typeOfFile({ database }: Pick<Platform, 'database'>, id: string): Promise<string | undefined> {
  const row = await findFile(database, id);
  return row && fileType(row.extension);
}

/** The answer that sends a stored file under a name, in ranges; undefined when it is gone. */
export async function answerFile(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  id: string,
  nameOf: (extension: string) => string,
): Promise<FileAnswer | undefined> {
  const row = await findFile(database, id);
  if (!row) return undefined;
  return file({
    name: nameOf(row.extension),
    type: fileType(row.extension),
    size: Number(row.size),
    version: row.sha256,
    open: (range) => storage.read(row.object_key, range),
  });
}
