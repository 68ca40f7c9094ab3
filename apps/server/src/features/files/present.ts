import { isTableName } from '@panome/contract/input-files';
import type { FileItem } from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';

type Folders = ReadonlyMap<string, { readonly id: string; readonly name: string; readonly parent_id: string }>;

/** The folders from the root down to the folder of a row. */
export function pathOf(row: Pick<FileRow, 'parent_id'>, folders: Folders): { id: string; name: string }[] {
  const path: { id: string; name: string }[] = [];
  for (let folder = folders.get(row.parent_id); folder; folder = folders.get(folder.parent_id))
    path.unshift({ id: folder.id, name: folder.name });
  return path;
}

export function presentFile(row: FileRow, folders: Folders, isSearch = false): FileItem {
  const kind = row.kind as FileItem['is_dir'];
  const live = row.deleted_at === null;
  const own = live && kind !== 2;
  return {
    id: row.id,
    name: row.name,
    is_dir: kind,
    is_search: isSearch ? 1 : 0,
    dir_path: `/${pathOf(row, folders)
      .map((folder) => folder.name)
      .join('/')}`,
    parent_id: row.parent_id,
    size: row.size,
    sha256: row.sha256,
    created_at: toTime(row.created_at),
    updated_at: toTime(row.updated_at),
    deleted_at: row.deleted_at === null ? null : toTime(row.deleted_at),
    can: { rename: own, move: own, delete: own, download: live, preview: live && kind !== 1 && isTableName(row.name) },
  };
}

/** The folder of an upload as a path. */
export const storePathOf = (item: FileItem): string => `${item.dir_path === '/' ? '' : item.dir_path}/${item.name}`;
