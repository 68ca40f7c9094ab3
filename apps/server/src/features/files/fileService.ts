import type { FileItem } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import { badInput, conflict, notFound } from '../../platform/http/refusal.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkName, renamedFile } from './names/fileName.ts';
import { pathOf, presentFile } from './present.ts';
import { insertExact, namedColumns, type NewNode } from './tree/insertNode.ts';
import { trashOf } from './tree/hidden.ts';
import {
  findLive,
  folderKind,
  foldersAbove,
  listNodes,
  treeOf,
  quotaOf,
  usageOf,
  type Db,
  type ListQuery,
} from './tree/nodes.ts';

const taken = (name: string) => conflict(`此文件夹中已有“${name}”，请换一个名称`);
const rootId = '';
/** How deep folders may be nested. */
export const deepestFolder = 30;

/** The row of an empty folder, before it is stored. */
export const folderNode = (owner_id: string, parent_id: string, name: string): NewNode => ({
  owner_id,
  parent_id,
  kind: folderKind,
  name,
  size: 0,
  sha256: '',
  object_key: '',
});

export type FileService = ReturnType<typeof createFileService>;

/** Files and folders of an account: what is there, new folders, names and places. */
export function createFileService({ database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>) {
  /** @throws {Refusal} 404 unless the row is the actor's own and not in the trash. */
  const load = async (actor: Actor, id: string, action: Action, db: Db = database): Promise<FileRow> => {
    const row = await findLive(db, actor.id, id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };

  /** @throws {Refusal} 404 unless it is the root or a folder of the actor's own. */
  const ensureFolderId = async (actor: Actor, id: string, db: Db = database): Promise<void> => {
    if (id === rootId) return;
    const row = await load(actor, id, 'file:read', db);
    if (row.kind !== folderKind) throw badInput('目标不是文件夹');
  };

  const present = async (row: FileRow): Promise<FileItem> =>
    presentFile(row, await foldersAbove(database, row.owner_id, [row.parent_id]));

  const move = async (db: Db, actor: Actor, row: FileRow, folderId: string): Promise<void> => {
    await ensureFolderId(actor, folderId, db);
    const above = await foldersAbove(db, actor.id, [folderId]);
    if (above.has(row.id)) throw badInput('不能把文件夹移动到它自己里面');
    if (above.size >= deepestFolder) throw badInput(`文件夹最多 ${deepestFolder} 层`);
  };

  return {
    load,
    ensureFolderId,
    present,

    list: async (actor: Actor, query: ListQuery): Promise<{ items: FileItem[]; total: number }> => {
      if (!query.trash) await ensureFolderId(actor, query.folderId);
      const { rows, total } = await listNodes(database, actor.id, query);
      const folders = await foldersAbove(
        database,
        actor.id,
        rows.map((row) => row.parent_id),
      );
      return { items: rows.map((row) => presentFile(row, folders, query.search !== undefined)), total };
    },

    detail: async (actor: Actor, id: string) => {
      const row = await load(actor, id, 'file:read');
      const folders = await foldersAbove(database, actor.id, [row.parent_id]);
      return {
        ...presentFile(row, folders),
        path: pathOf(row, folders),
        config: JSON.parse(row.config) as Record<string, string>,
      };
    },

    quota: async (actor: Actor) => {
      const usage = { ...(await usageOf(database, actor.id)), trash: await trashOf(database, actor.id) };
      const limit = await quotaOf(database, actor.id, config.quota.bytes);
      return { ...usage, limit, max_file: config.upload.resumable, trash_days: config.trashDays };
    },

    addFolder: async (actor: Actor, typed: string, folderId: string): Promise<FileItem> => {
      const name = checkName(typed);
      await ensureFolderId(actor, folderId);
      if ((await foldersAbove(database, actor.id, [folderId])).size >= deepestFolder)
        throw badInput(`文件夹最多 ${deepestFolder} 层`);
      const row = await insertExact(database, folderNode(actor.id, folderId, name), clock.now());
      if (!row) throw taken(name);
      return present(row);
    },

    /** Renames or moves, or both at once. */
    update: async (
      actor: Actor,
      id: string,
      change: { name?: string | undefined; folderId?: string | undefined },
    ): Promise<FileItem> => {
      const { row, name } = await database.transaction().execute(async (transaction) => {
        const current = await load(actor, id, 'file:update', transaction);
        if (current.kind === 2) throw badInput('系统生成的文件不能改名或移动');
        if (change.folderId !== undefined) await move(transaction, actor, current, change.folderId);
        const renamed =
          change.name === undefined
            ? current.name
            : current.kind === folderKind
              ? checkName(change.name)
              : renamedFile(current.name, change.name);
        const parent_id = change.folderId ?? current.parent_id;
        const columns = { ...namedColumns(renamed), parent_id, updated_at: clock.now() };
        const updating = transaction
          .updateTable('file_node')
          .set(columns)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const updated = await updating.catch((error: unknown) => {
          throw isUniqueViolation(error) ? taken(renamed) : error;
        });
        return { row: updated, name: renamed };
      });
      return present({ ...row, name });
    },

    /** Remembers how a table is read; an empty value removes a setting. */
    updateConfig: async (
      actor: Actor,
      id: string,
      change: Readonly<Record<string, string | undefined>>,
    ): Promise<Record<string, string>> => {
      const row = await load(actor, id, 'file:update');
      const merged = { ...(JSON.parse(row.config) as Record<string, string>), ...change };
      const kept = Object.fromEntries(
        Object.entries(merged).filter((entry): entry is [string, string] => Boolean(entry[1])),
      );
      await database
        .updateTable('file_node')
        .set({ config: JSON.stringify(kept) })
        .where('id', '=', id)
        .execute();
      return kept;
    },

    /** Loads rows and everything below them, for a download; a little more than `most` of more than that. */
    treeOf: async (actor: Actor, ids: readonly string[], most: number): Promise<FileRow[]> => {
      for (const id of ids) await load(actor, id, 'file:download');
      return treeOf(database, actor.id, ids, most);
    },
  };
}
