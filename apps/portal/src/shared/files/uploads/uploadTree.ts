import type { DroppedFile } from '@panome/ui/drop-zone';
import { call, callPage } from '../../api/index.ts';
import { refreshFiles } from '../refreshFiles.ts';
import type { UploadTarget } from './upload.ts';
import { uploadManager } from './uploadManager.ts';

/** The folder of that name, made when it is missing. @throws {CallError} */
async function ensureFolder(dir: string, name: string): Promise<string> {
  try {
    return (await call('fileStoreAddDir', { current_dir: dir, name })).id;
  } catch (error) {
    const { data } = await callPage('fileStoreList', {
      current_dir: dir,
      page: 1,
      size: 100,
      sort: 'name',
      order: 'asc',
    });
    const found = data.find((item) => item.is_dir === 1 && item.name === name.normalize('NFC').trim());
    if (!found) throw error;
    return found.id;
  }
}

/**
 * Uploads files, the folders they lay in made below the target.
 * @returns the ids of the uploads.
 * @throws {CallError} When a folder cannot be made.
 */
export async function uploadTree(files: readonly DroppedFile[], target: UploadTarget): Promise<readonly string[]> {
  const made = new Map<string, Promise<string>>();
  const folderOf = (path: readonly string[]): Promise<string> => {
    const name = path.at(-1);
    if (name === undefined) return Promise.resolve(target.dir);
    const key = path.join('/');
    const folder = made.get(key) ?? folderOf(path.slice(0, -1)).then((parent) => ensureFolder(parent, name));
    made.set(key, folder);
    return folder;
  };
  const placed = await Promise.all(
    files.map(async ({ file, path }) => ({ file, dir: await folderOf(path), dirName: path.at(-1) ?? target.dirName })),
  );
  const groups = Map.groupBy(placed, ({ dir }) => dir);
  const ids = [...groups].flatMap(([dir, group]) =>
    uploadManager.add(
      group.map(({ file }) => file),
      { dir, dirName: group[0]!.dirName },
    ),
  );
  if (made.size > 0) void refreshFiles();
  return ids;
}
