import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { day } from '@panome/contract/durations';
import { isStagedFolder, stagedPathFault } from '@panome/contract';
import { badInput } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';

const kept = day;
const isThere = (path: string) =>
  stat(path).then(
    (about) => about.isDirectory(),
    () => false,
  );

export type StagedFolders = ReturnType<typeof createStagedFolders>;

/**
 * Folders that somebody of the staff has sent from a browser, to be delivered: each is found by the account that sent
 * it alone, and lives until it is delivered, for a day at most after its last file. Room of accounts is not counted.
 */
export function createStagedFolders({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  const root = join(config.dataFolder, 'files', 'staged');
  const folderOf = (accountId: string, folder: string) => join(root, accountId, folder);

  return {
    /** @throws {Refusal} 400 for a name that could lead elsewhere. */
    check: (folder: string, path: string): void => {
      if (!isStagedFolder(folder)) throw badInput('上传的编号不正确，请重新选择文件夹');
      const fault = stagedPathFault(path);
      if (fault) throw badInput(fault);
    },

    /** Moves the bytes of a complete upload to their place; a file of that name is replaced. */
    place: async (accountId: string, folder: string, path: string, from: string): Promise<void> => {
      const own = folderOf(accountId, folder);
      const to = join(own, ...path.split('/'));
      try {
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        await rename(from, to);
      } catch (error) {
        if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw badInput(`“${path}”既是文件又是文件夹，请检查后重新选择`);
        throw error;
      }
      const now = new Date(clock.now());
      await utimes(own, now, now);
    },

    /** The folder on the disk; null when the account has sent none of that name. */
    find: async (accountId: string, folder: string): Promise<string | null> => {
      const path = folderOf(accountId, folder);
      return isStagedFolder(folder) && (await isThere(path)) ? path : null;
    },

    remove: async (accountId: string, folder: string): Promise<void> => {
      if (isStagedFolder(folder)) await rm(folderOf(accountId, folder), { recursive: true, force: true });
    },

    /** Removes what nobody has delivered within a day. */
    sweep: async (): Promise<void> => {
      for (const account of await readdir(root).catch(() => []))
        for (const folder of await readdir(join(root, account))) {
          const path = join(root, account, folder);
          const { mtimeMs } = await stat(path);
          if (mtimeMs + kept < clock.now()) await rm(path, { recursive: true, force: true });
        }
    },
  };
}
