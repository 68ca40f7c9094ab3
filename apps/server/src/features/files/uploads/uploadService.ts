import type { FileItem } from '@panome/contract';
import { inputTypesInWords } from '@panome/contract/input-files';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { badInput, Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reservation } from '../../../platform/storage/reservation.ts';
import type { StoredObject } from '../../../platform/storage/storage.ts';
import { folderNode, type FileService } from '../fileService.ts';
import { checkName } from '../names/fileName.ts';
import { createPlaceFile } from '../space/placeFile.ts';
import type { Space } from '../space/space.ts';
import { insertExact, insertNumbered } from '../tree/insertNode.ts';
import { findNamed, folderKind, type Db } from '../tree/nodes.ts';
import { ensureContent } from './ensureContent.ts';
import { isAllowedName } from './fileTypes.ts';

type Arrival = {
  readonly folderId: string;
  readonly filename: string;
  /** Where room was reserved before the bytes came. */
  readonly space: Reservation | undefined;
  /** Brings the bytes into the storage, if they are not there yet. */
  readonly store: () => Promise<StoredObject>;
  /** Refuses bytes for what they are. */
  readonly check?: (stored: StoredObject) => Promise<void>;
  readonly uploadId?: string;
  /** A file of that name in the folder goes to the trash; otherwise the new one gets a number. */
  readonly replace?: boolean;
  /** How it is to be read. */
  readonly config?: Readonly<Record<string, string>>;
};

const nameTaken = (name: string) => new Refusal({ status: 412, showMsg: `此文件夹中已有“${name}”` });

export type UploadService = ReturnType<typeof createUploadService>;

/** Files that come in, whichever way. */
export function createUploadService(
  { database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>,
  files: FileService,
  space: Space,
) {
  const placeFile = createPlaceFile(storage, space);

  /** Puts one file into the trash, to make room for another of its name. */
  const throwAway = async (db: Db, { id }: Pick<FileRow, 'id'>): Promise<void> => {
    await db.updateTable('file_node').set({ deleted_at: clock.now() }).where('id', '=', id).execute();
  };

  const throwAwayNamed = async (db: Db, ownerId: string, folderId: string, name: string): Promise<void> => {
    const former = await findNamed(db, ownerId, folderId, name);
    // What is no plain file cannot be replaced by one: the new file gets a number.
    if (former?.kind === 0) await throwAway(db, former);
  };

  /** Refuses by what is known before a byte came. @param bytes - The announced size; 0 when it is not known. */
  const accept = async (actor: Actor, filename: string, bytes = 0): Promise<void> => {
    authorize(actor, 'file:add');
    const name = checkName(filename);
    if (!isAllowedName(name)) throw badInput(`不支持上传“${name}”这种类型的文件，数据表请使用 ${inputTypesInWords()}`);
    await space.ensureDisk(bytes);
  };

  return {
    accept,
    throwAway,

    /** @throws {Refusal} 412 when the folder has something of that name, so that the person can decide. */
    refuseTaken: async (actor: Actor, folderId: string, filename: string): Promise<void> => {
      const name = checkName(filename);
      if (await findNamed(database, actor.id, folderId, name)) throw nameTaken(name);
    },

    /** Gives bytes a row; only then does the file exist. What is refused leaves no bytes. */
    keep: async (
      actor: Actor,
      { check, config = {}, filename, folderId, replace = false, space: reserved, store, uploadId }: Arrival,
    ): Promise<FileItem> => {
      const name = checkName(filename);
      const insert = async (stored: StoredObject): Promise<FileRow> => {
        await check?.(stored);
        await ensureContent(storage, name, stored);
        return database.transaction().execute(async (transaction) => {
          await files.ensureFolderId(actor, folderId, transaction);
          if (replace) await throwAwayNamed(transaction, actor.id, folderId, name);
          const node = {
            owner_id: actor.id,
            parent_id: folderId,
            kind: 0,
            name,
            size: stored.size,
            sha256: stored.sha256,
            object_key: stored.key,
            config: JSON.stringify(config),
          };
          return insertNumbered(transaction, uploadId ? { ...node, upload_id: uploadId } : node, clock.now());
        });
      };
      return files.present(await placeFile({ ownerId: actor.id, space: reserved, store, insert }));
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
