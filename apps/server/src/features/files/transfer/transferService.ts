import type { FileItem, NameConflict } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Action } from '../../../platform/access/authorize.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reservation } from '../../../platform/storage/reservation.ts';
import { deepestFolder, type FileService } from '../fileService.ts';
import { freeName, insertAll, insertNumbered, namedColumns } from '../tree/insertNode.ts';
import { folderKind, foldersAbove, treeOf, type Db } from '../tree/nodes.ts';
import type { Space } from '../space/space.ts';
import type { UploadService } from '../uploads/uploadService.ts';
import { placeRows, presentNamed, type Place } from './placing.ts';

type Request = { readonly ids: readonly string[]; readonly current_dir: string; readonly conflict: NameConflict };
type Outcome = { readonly done: FileItem[]; readonly skipped: ReturnType<typeof presentNamed>[] };

const mostCopied = 5_000;
export type TransferService = ReturnType<typeof createTransferService>;

/** Moves and copies files and folders between folders of one account: all of them, or none. */
export function createTransferService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  files: FileService,
  uploads: Pick<UploadService, 'throwAway'>,
  space: Space,
) {
  /** The rows in the order of their ids, and where they may go. */
  async function begin(
    db: Db,
    actor: Actor,
    { conflict: answer, current_dir: folderId, ids }: Request,
    action: Action,
    verb: string,
  ) {
    const rows: FileRow[] = [];
    for (const id of new Set(ids)) rows.push(await files.load(actor, id, action, db));
    await files.ensureFolderId(actor, folderId, db);
    const above = await foldersAbove(db, actor.id, [folderId]);
    const self = rows.find((row) => above.has(row.id));
    if (self) throw badInput(`不能把文件夹“${self.name}”${verb}到它自己里面`);
    if (above.size >= deepestFolder && rows.some((row) => row.kind === folderKind))
      throw badInput(`文件夹最多 ${deepestFolder} 层`);
    const wanted = verb === '移动' ? rows.filter((row) => row.parent_id !== folderId) : rows;
    return {
      places: await placeRows(db, wanted, folderId, answer),
      still: rows.filter((row) => !wanted.includes(row)),
    };
  }

  const makeRoom = async (db: Db, place: Place) => {
    if (place.how === 'replace') await uploads.throwAway(db, place.former);
  };

  async function moveOne(db: Db, place: Place, folderId: string): Promise<FileRow> {
    await makeRoom(db, place);
    const { row } = place;
    const name = place.how === 'number' ? await freeName(db, row.owner_id, folderId, row.name) : row.name;
    const moving = db
      .updateTable('file_node')
      .set({ ...namedColumns(name), parent_id: folderId, updated_at: clock.now() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Somebody else's window put something there in the meantime.
    return moving.catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict(`目标文件夹中刚刚出现了“${name}”，请重试`) : error;
    });
  }

  /** A copy names the same bytes: they stay until no row names them (decision 019). */
  const copied = ({ config, kind, name, object_key, owner_id, sha256, size }: FileRow, parent_id: string) => ({
    owner_id,
    parent_id,
    kind: kind === folderKind ? folderKind : 0,
    name,
    size,
    sha256,
    object_key,
    config,
  });

  async function copyOne(db: Db, place: Place, folderId: string, tree: readonly FileRow[]): Promise<FileRow> {
    await makeRoom(db, place);
    const { row } = place;
    const now = clock.now();
    const root = await insertNumbered(db, copied(row, folderId), now);
    const children = Map.groupBy(tree, (node) => node.parent_id);
    const copiesBelow = (from: string, to: string): FileRow[] =>
      (children.get(from) ?? []).flatMap((child) => {
        const copy = { ...child, ...copied(child, to), id: newId(), created_at: now, updated_at: now };
        return child.kind === folderKind ? [copy, ...copiesBelow(child.id, copy.id)] : [copy];
      });
    await insertAll(db, copiesBelow(row.id, root.id));
    return root;
  }

  const present = async (rows: readonly FileRow[], places: readonly Place[]): Promise<Outcome> => ({
    done: await Promise.all(rows.map(files.present)),
    skipped: places.filter(({ how }) => how === 'skip').map(({ row }) => presentNamed(row)),
  });

  return {
    move: async (actor: Actor, request: Request): Promise<Outcome> => {
      const { moved, places } = await database.transaction().execute(async (db) => {
        const begun = await begin(db, actor, request, 'file:update', '移动');
        if (begun.places.some(({ row }) => row.kind === 2)) throw badInput('系统生成的文件不能改名或移动');
        const rows = [...begun.still];
        for (const place of begun.places)
          if (place.how !== 'skip') rows.push(await moveOne(db, place, request.current_dir));
        return { moved: rows, places: begun.places };
      });
      return present(moved, places);
    },

    copy: async (actor: Actor, request: Request): Promise<Outcome> => {
      let reserved: Reservation | undefined;
      const copying = database.transaction().execute(async (db) => {
        const begun = await begin(db, actor, request, 'file:add', '复制');
        const wanted = begun.places.filter(({ how }) => how !== 'skip');
        const ids = wanted.map(({ row }) => row.id);
        const tree = ids.length > 0 ? await treeOf(db, actor.id, ids, mostCopied) : [];
        if (tree.length > mostCopied) throw badInput(`一次最多复制 ${mostCopied} 个文件，请分批复制`);
        const plain = tree.filter((node) => node.kind !== folderKind);
        if (plain.length > 0) {
          const bytes = plain.reduce((sum, node) => sum + node.size, 0);
          reserved = await space.reserve(actor.id, { bytes, files: plain.length, db });
          // Holds the originals until the copies are there: bytes whose last row is being deleted are not copied.
          const held = await db
            .updateTable('file_node')
            .set({ kind: (s) => s.ref('kind') })
            .where('id', 'in', ids)
            .where('deleted_at', 'is', null)
            .returning('id')
            .execute();
          if (held.length < ids.length) throw notFound();
        }
        const rows: FileRow[] = [];
        for (const place of wanted) rows.push(await copyOne(db, place, request.current_dir, tree));
        return { made: rows, places: begun.places };
      });
      try {
        const { made, places } = await copying;
        reserved?.settle();
        return await present(made, places);
      } finally {
        reserved?.release();
      }
    },
  };
}
