import { call } from '../../api/index.ts';
import { session } from '../../session/sessionStore.ts';
import { unfinishedUploads } from './unfinishedUploads.ts';
import type { createUploadList, Job } from './uploadList.ts';
import { uploadsText as text } from './uploads.text.ts';

/** Of an upload, unique on this machine. */
export const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * Lists uploads that were begun but that no tab is sending.
 *
 * @param soonest - Milliseconds between two looks, at least.
 * @returns what looks for those of the account that is logged in: those this browser knows, those the server holds.
 */
export function createFinder(list: ReturnType<typeof createUploadList>, soonest: number) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const add = (jobs: readonly Job[]) => jobs.length > 0 && list.set([...list.jobs(), ...jobs]);

  /** An upload of another tab is checked again once that tab may have been closed. */
  const inBrowser = (): void => {
    const left = unfinishedUploads.left().filter(({ id }) => !list.find(id));
    add(
      left.map(({ dir, dirName, id, modified, name, sent, size, url }) => ({
        modified,
        url,
        upload: { id, name, size, dir, dirName, sent, phase: 'missing' },
      })),
    );
    clearTimeout(waiting);
    const rest = unfinishedUploads.untilLeft();
    if (rest !== undefined) waiting = setTimeout(inBrowser, Math.max(rest, soonest));
  };

  /** A browser writes its storage late, and forgets what began just before it was closed. */
  const onServer = async (email: string): Promise<void> => {
    // Uploads known to this browser are listed even without an answer; the next start of the portal asks again.
    const held = await call('fileStoreUnfinished', {}).catch(() => []);
    if (session.get()?.email !== email) return;
    const unknown = held.filter(
      ({ url }) => !unfinishedUploads.has(url) && !list.jobs().some((job) => job.url === url),
    );
    add(
      unknown.flatMap(({ current_dir: dir, dir_name, modified, name, sent, size, url }): Job[] =>
        // Without its date a changed version of the file could be appended.
        modified === null
          ? []
          : [
              {
                modified,
                url,
                upload: { id: newId(), name, size, dir, dirName: dir_name || text.root, sent, phase: 'missing' },
              },
            ],
      ),
    );
  };

  return {
    inBrowser,
    onServer: () => {
      const email = session.get()?.email;
      if (email) void onServer(email);
    },
  };
}
