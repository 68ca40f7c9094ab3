import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName } from '../../features/files/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { fault } from '../content/problems.ts';

/**
 * The files below a folder, as paths with `/`, sorted; hidden ones are left out. Null when there is no such folder.
 * @param faults - Receives entries that are no plain files, and names that people could not save.
 */
export async function listFolder(folder: string, faults: string[]): Promise<string[] | null> {
  const walk = async (below: string): Promise<string[]> => {
    const paths: string[] = [];
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const path = below ? `${below}/${entry.name}` : entry.name;
      try {
        checkName(entry.name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(fault(join(folder, path), 1, error.showMsg));
      }
      if (entry.isDirectory()) paths.push(...(await walk(path)));
      else if (entry.isFile()) paths.push(path);
      else faults.push(fault(join(folder, path), 1, '不是普通文件，交付中不能有符号链接'));
    }
    return paths;
  };
  const about = await lstat(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!about) return null;
  if (about.isDirectory()) return (await walk('')).toSorted();
  faults.push(fault(folder, 1, '不是文件夹，交付中不能有符号链接'));
  return null;
}
