import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { numberedName } from '../names/fileName.ts';
import { folderKind } from '../tree/nodes.ts';

/** The columns of a row that an archive needs; files of other tables have them too. */
type ZipRow = Pick<FileRow, 'id' | 'parent_id' | 'kind' | 'name' | 'created_at' | 'object_key'>;

/**
 * The path of each row in the archive. Rows from different folders may have the same name; the later one gets a number.
 */
function archivePaths(rows: readonly ZipRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  const pathOf = (row: ZipRow): string => {
    const known = paths.get(row.id);
    if (known !== undefined) return known;
    const parent = byId.get(row.parent_id);
    const folder = parent ? `${pathOf(parent)}/` : '';
    let path = folder + row.name;
    for (let number = 1; taken.has(path); number += 1) path = folder + numberedName(row.name, number);
    taken.add(path);
    paths.set(row.id, path);
    return path;
  };
  rows.forEach(pathOf);
  return paths;
}

/** Makes an archive while it is read: one file is open at a time and nothing is stored. */
export function zipTree(rows: readonly ZipRow[], storage: Storage): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const paths = archivePaths(rows);
  for (const row of rows) {
    const path = paths.get(row.id)!;
    const mtime = new Date(row.created_at);
    if (row.kind === folderKind) {
      zip.addEmptyDirectory(path, { mtime });
      continue;
    }
    zip.addReadStreamLazy(path, { mtime, compressionLevel: 1 }, (done) => {
      storage.read(row.object_key).then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, undefined as never),
      );
    });
  }
  once(zip, 'error').then(
    ([error]) => output.destroy(error as Error),
    () => undefined,
  );
  zip.end();
  return output;
}
