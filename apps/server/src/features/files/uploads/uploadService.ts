import type { FileItem } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { badInput, Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredObject } from '../../../platform/storage/storage.ts';
import { folderNode, type FileService } from '../fileService.ts';
import { checkName } from '../names/fileName.ts';
import { insertExact, insertNumbered } from '../tree/insertNode.ts';
import { findNamed, folderKind, usageOf, type Db } from '../tree/nodes.ts';
import { checkContent } from './checkContent.ts';
import { isAllowedName } from './fileTypes.ts';
import { readHead } from './readHead.ts';

type Arrival = {
  readonly folderId: string;
  readonly filename: string;
  readonly stored: StoredObject;
  readonly uploadId?: string;
  /** A file of that name in the folder goes to the trash; otherwise the new one gets a number. */
  readonly replace?: boolean;
};

const nameTaken = (name: string) => new Refusal({ status: 412, showMsg: `此文件夹中已有“${name}”` });

export type UploadService = ReturnType<typeof createUploadService>;

/** Files that come in, whichever way. */
export function createUploadService(
  { database, storage, clock, config }: Pick<Platform, 'database' | 'storage' | 'clock' | 'config'>,
  files: FileService,
) {
  const ensureQuota = async (db: Db, ownerId: string, bytes: number): Promise<void> => {
    const { used, files: count } = await usageOf(db, ownerId);
    if (used + bytes > config.quota.bytes)
      throw new Refusal({ status: 413, showMsg: '您的空间不足，请清理文件或清空回收站后重试' });
    if (count + 1 > config.quota.files)
      throw new Refusal({ status: 413, showMsg: `文件数量已达上限 ${config.quota.files}，请清理后重试` });
  };

  const throwAwayFile = async (db: Db, ownerId: string, folderId: string, name: string): Promise<void> => {
    const former = await findNamed(db, ownerId, folderId, name);
    // What is no plain file cannot be replaced by one: the new file gets a number.
    if (former?.kind !== 0) return;
    await db
      .updateTable('file_node')
      .set({ deleted_at: clock.now(), trash_id: former.id })
      .where('id', '=', former.id)
      .execute();
  };

  /** Refuses by what is known before a byte came. @param bytes - The announced size; 0 when it is not known. */
  const accept = async (actor: Actor, filename: string, bytes = 0): Promise<void> => {
    authorize(actor, 'file:add');
    const name = checkName(filename);
    if (!isAllowedName(name)) throw badInput(`不支持上传“${name}”这种类型的文件，数据表请使用 CSV、TSV、TXT 或 XLSX`);
    await ensureQuota(database, actor.id, bytes);
    await storage.ensureSpace(bytes);
  };

  return {
    accept,

    /** @throws {Refusal} 412 when the folder has something of that name, so that the person can decide. */
    refuseTaken: async (actor: Actor, folderId: string, filename: string): Promise<void> => {
      const name = checkName(filename);
      if (await findNamed(database, actor.id, folderId, name)) throw nameTaken(name);
    },

    /** Gives stored bytes a row; only then does the file exist. The caller removes the bytes when this refuses. */
    keep: async (actor: Actor, { folderId, filename, stored, uploadId, replace = false }: Arrival): Promise<FileItem> => {
      const name = checkName(filename);
      checkContent(name, await readHead(storage, stored), stored.size);
      const row = await database.transaction().execute(async (transaction) => {
        await files.ensureFolderId(actor, folderId, transaction);
        await ensureQuota(transaction, actor.id, stored.size);
        if (replace) await throwAwayFile(transaction, actor.id, folderId, name);
        const node = {
          owner_id: actor.id,
          parent_id: folderId,
          kind: 0,
          name,
          size: stored.size,
          sha256: stored.sha256,
          object_key: stored.key,
        };
        return insertNumbered(transaction, uploadId ? { ...node, upload_id: uploadId } : node, clock.now());
      });
      return files.present(row);
    },

    /** The id of a folder in the root, made when it is missing. */
    ensureRootFolder: async (actor: Actor, name: string): Promise<string> => {
      const made = await insertExact(database, folderNode(actor.id, '', name), clock.now());
      if (made) return made.id;
      const found = await findNamed(database, actor.id, '', name);
      // A file of that name is in the way: the root is as good a place.
      return found?.kind === folderKind ? found.id : '';
    },

    /** The file that a resumable upload has become, if it has. */
    byUpload: (ownerId: string, uploadId: string): Promise<FileRow | undefined> =>
      database
        .selectFrom('file_node')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('upload_id', '=', uploadId)
        .executeTakeFirst(),
  };
}
