import type { FileStore } from '@tus/file-store';
import type { Actor } from '../../../platform/access/actor.ts';
import { findLive, folderKind, type Db } from '../tree/nodes.ts';

const known = (part: string | null | undefined) => part ?? '';

/**
 * Lists the unfinished uploads of an owner, newest first, because a closed browser may have forgotten them.
 *
 * Left out are uploads that are being sent at this moment, complete ones (which became a file or were refused), and
 * those whose folder is gone.
 */
export function createUnfinished(
  database: Db,
  store: FileStore,
  isSending: (uploadId: string) => boolean,
  pathOf: (uploadId: string) => string,
) {
  const uploadsOf = async (actor: Actor) => {
    const ids = (await store.configstore.list?.()) ?? [];
    const own = ids.filter((id) => id.startsWith(`${actor.id}_`) && !isSending(id));
    // An upload may be finished or cancelled between listing and reading it.
    const uploads = await Promise.all(own.map((id) => store.getUpload(id).catch(() => null)));
    return uploads
      .filter((upload) => upload !== null)
      .filter(
        ({ creation_date: began, metadata, offset, size }) =>
          !metadata?.['delivery'] &&
          offset < (size ?? 0) &&
          began &&
          Date.parse(began) + store.getExpiration() > Date.now(),
      );
  };

  const foldersOf = async (actor: Actor, ids: readonly string[]) => {
    const rows = await Promise.all(
      [...new Set(ids)].filter((id) => id !== '').map((id) => findLive(database, actor.id, id)),
    );
    return new Map(rows.flatMap((row) => (row?.kind === folderKind ? [[row.id, row.name] as const] : [])));
  };

  return async (actor: Actor) => {
    const uploads = await uploadsOf(actor);
    const folders = await foldersOf(
      actor,
      uploads.map(({ metadata }) => known(metadata?.['current_dir'])),
    );
    return uploads
      .map(({ creation_date: began, id, metadata, offset, size }) => ({
        url: pathOf(id),
        name: known(metadata?.['filename']),
        size: size ?? 0,
        sent: offset,
        current_dir: known(metadata?.['current_dir']),
        dir_name: known(folders.get(known(metadata?.['current_dir']))),
        modified: metadata?.['modified'] ? Number(metadata['modified']) : null,
        created_at: known(began),
      }))
      .filter(({ current_dir: folder }) => folder === '' || folders.has(folder))
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  };
}
