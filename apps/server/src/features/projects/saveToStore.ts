import type { Actor } from '../../platform/access/actor.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import type { ProjectFileRow } from '../../platform/database/schema/projects.ts';
import { authorize } from '../../platform/access/authorize.ts';
import { badInput } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createFileService,
  createPlaceFile,
  findNamed,
  folderKind,
  folderNode,
  insertExact,
  insertNumbered,
  type Space,
} from '../files/index.ts';
import type { SeenProject } from './rows.ts';
import type { ProjectScope } from './scope.ts';

type Saved = { readonly id: string; readonly name: string; readonly source_id: string };

/** Characters that names of folders may not hold become `_`. */
const folderName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '_')
    .trim()
    .replace(/\.+$/, '')
    .slice(0, 80) || '_';

/**
 * Copies delivered tables and attachments to the actor's own files. The same file is copied only once, however often it
 * is asked for.
 */
export function createSaveToStore(
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'storage'>,
  scope: ProjectScope,
  space: Space,
) {
  const { clock, database, storage } = platform;
  const placeFile = createPlaceFile(storage, space);
  const files = createFileService(platform);

  const folderIn = async (actor: Actor, parentId: string, name: string): Promise<string> => {
    const made = await insertExact(database, folderNode(actor.id, parentId, name), clock.now());
    const found = made ?? (await findNamed(database, actor.id, parentId, name));
    if (found?.kind === folderKind) return found.id;
    // A file of that name exists, so the folder gets a number.
    return (await insertNumbered(database, folderNode(actor.id, parentId, name), clock.now())).id;
  };

  /** 交付数据 / the contract / the project. */
  const folderOf = async (actor: Actor, { bound_name, contract_number, name }: SeenProject): Promise<string> => {
    const root = await folderIn(actor, '', '交付数据');
    return folderIn(actor, await folderIn(actor, root, folderName(contract_number)), folderName(bound_name ?? name));
  };

  const known = (actor: Actor, folderId: string, { name, sha256 }: ProjectFileRow): Promise<FileRow | undefined> =>
    database
      .selectFrom('file_node')
      .selectAll()
      .where('owner_id', '=', actor.id)
      .where('parent_id', '=', folderId)
      .where('name', '=', name)
      .where('sha256', '=', sha256)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();

  const copy = async (actor: Actor, folderId: string, source: ProjectFileRow): Promise<Saved> => {
    const before = await known(actor, folderId, source);
    if (before) return { id: before.id, name: before.name, source_id: source.id };
    const row = await placeFile({
      ownerId: actor.id,
      bytes: source.size,
      // A second name for bytes that never change: each of the two may go without the other.
      store: () => storage.adopt(storage.pathOf(source.object_key)),
      insert: ({ key, sha256, size }) =>
        insertNumbered(
          database,
          { owner_id: actor.id, parent_id: folderId, kind: 0, name: source.name, size, sha256, object_key: key },
          clock.now(),
        ),
    });
    return { id: row.id, name: row.name, source_id: source.id };
  };

  return async (actor: Actor, ids: readonly string[], folderId: string): Promise<Saved[]> => {
    authorize(actor, 'file:add');
    const sources = [];
    for (const id of new Set(ids)) sources.push(await scope.findFile(actor, id, 'project:analyse'));
    if (sources.some(({ file }) => file.kind === 'original')) throw badInput('原始数据不能保存到我的文件，请下载使用');
    if (folderId !== '') await files.ensureFolderId(actor, folderId);
    const saved: Saved[] = [];
    for (const { file, project } of sources)
      saved.push(await copy(actor, folderId || (await folderOf(actor, project)), file));
    return saved;
  };
}
