import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderTaken extends Error {}

/**
 * Locks a data folder for one server. It is a file lock of the operating system, so it ends with the process, also with
 * a killed one, and there are no stale locks.
 * @returns releases the folder.
 * @throws {DataFolderTaken} When another server holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const holder = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    holder.exec('pragma journal_mode = delete; begin exclusive');
  } catch {
    holder.close();
    throw new DataFolderTaken(
      `数据目录 ${folder} 正被另一个 Panome 服务使用，请先停止它，或用 PANOME_DATA 指定其他目录`,
    );
  }
  return () => holder.close();
}
