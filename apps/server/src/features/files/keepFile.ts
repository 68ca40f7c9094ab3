import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/access/actor.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import type { Platform } from '../../platform/platform.ts';
import { folderNode } from './fileService.ts';
import { createPlaceFile } from './space/placeFile.ts';
import type { Space } from './space/space.ts';
import { insertExact, insertNumbered } from './tree/insertNode.ts';

/**
 * Puts a file of ours into a folder of the actor's root. The same content under the same name is kept once.
 * @returns it.
 */
export type KeepFile = (actor: Actor, folder: string, name: string, open: () => Readable) => Promise<FileRow>;

const limit = { maxBytes: 1024 * 1024 * 1024, tooLargeMsg: '表格超过 1 GB，无法存到我的文件，请先筛选再保存' };

export function createFileKeeper(
  { clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>,
  space: Space,
): KeepFile {
  const placeFile = createPlaceFile(storage, space);
  const findAt = (ownerId: string, parentId: string, name: string): Promise<FileRow | undefined> =>
    database
      .selectFrom('file_node')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('parent_id', '=', parentId)
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();

  async function folderOf(ownerId: string, name: string): Promise<string> {
    const made = await insertExact(database, folderNode(ownerId, '', name), clock.now());
    return (made ?? (await findAt(ownerId, '', name))!).id;
  }

  return async (actor, folder, name, open) => {
    const parent_id = await folderOf(actor.id, folder);
    const known = await findAt(actor.id, parent_id, name);
    return placeFile({
      ownerId: actor.id,
      // Bytes that may be the ones of the known file need no room of their own.
      store: (grow) =>
        storage.put(open(), {
          ...limit,
          grow: async (bytes) => (bytes > (known?.size ?? 0) ? grow(bytes) : undefined),
        }),
      twin: ({ sha256 }) => (known?.sha256 === sha256 ? known : undefined),
      insert: ({ key, sha256, size }) =>
        insertNumbered(
          database,
          { owner_id: actor.id, parent_id, kind: 0, name, size, sha256, object_key: key },
          clock.now(),
        ),
    });
  };
}
