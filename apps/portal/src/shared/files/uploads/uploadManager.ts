import { createSpeedometer } from '@panome/ui/upload-list';
import { call } from '../../api/index.ts';
import { unsavedPages } from '../../routing/unsavedPages.ts';
import { session } from '../../session/sessionStore.ts';
import { formatSize } from '../../format/format.ts';
import { refreshFiles } from '../refreshFiles.ts';
import { refuseFile } from './refuseFile.ts';
import { createFinder, newId } from './findLeft.ts';
import { dropTransfer, startTransfer } from './transfer.ts';
import { thisTab, unfinishedUploads } from './unfinishedUploads.ts';
import { isMoving, type OnConflict, type UploadTarget } from './upload.ts';
import { createUploadList, type Job } from './uploadList.ts';
import { uploadsText as text } from './uploads.text.ts';

/** How many files are sent at a time: enough to hide the pauses between requests, few enough to finish some early. */
const lanes = 2;
const beatEvery = 5_000;

const list = createUploadList();
/** Jobs whose file is being looked at or sent. */
const busy = new Set<string>();

const { change, find } = list;
const left = createFinder(list, beatEvery);

function remember({ file, modified, upload, url }: Job, sent = upload.sent): void {
  const { dir, dirName, id, name, size } = upload;
  if (url && file)
    unfinishedUploads.keep({ id, name, size, modified, dir, dirName, url, sent, tab: thisTab, beat: Date.now() });
}

function leave(id: string): void {
  busy.delete(id);
  work();
}

/** The largest file the server takes; unknown while it cannot be asked, and then the server says it. */
async function largest(): Promise<number | undefined> {
  return call('fileStoreQuota', {}).then(
    (quota) => quota.max_file,
    () => undefined,
  );
}

function fail(id: string, error: string, final = false): void {
  find(id)?.transfer?.stop();
  const refused = error !== text.interrupted;
  if (refused) unfinishedUploads.forget(id);
  change(
    id,
    { phase: 'failed', error, final, speed: undefined, ...(refused && { sent: 0 }) },
    { transfer: undefined, ...(refused && { url: undefined }) },
  );
  leave(id);
}

function send(job: Job & { file: File }): void {
  const { file, onConflict, upload, url } = job;
  const { dir, id, size } = upload;
  const measure = createSpeedometer();
  const transfer = startTransfer({
    file,
    dir,
    url,
    conflict: onConflict ?? 'ask',
    onUrl: (begun) => {
      change(id, {}, { url: begun });
      const now = find(id);
      if (now) remember(now);
    },
    onProgress: (sent) => change(id, { sent, speed: measure(sent), phase: sent >= size ? 'processing' : 'uploading' }),
    onRetry: () => {
      change(id, { phase: 'retrying', speed: undefined });
      // A file that was moved or changed looks like a broken connection, and would be asked for without end.
      file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => fail(id, text.unreadable));
    },
    onSuccess: (fileId) => {
      unfinishedUploads.forget(id);
      change(id, { phase: 'success', sent: size, speed: undefined, fileId }, { transfer: undefined });
      leave(id);
      void refreshFiles();
    },
    onTaken: () => {
      change(id, { phase: 'conflict', speed: undefined, sent: 0 }, { transfer: undefined });
      leave(id);
    },
    onFailure: (reason, final) => fail(id, reason, final),
  });
  change(id, { phase: 'uploading', error: undefined }, { transfer });
}

async function begin({ file, upload: { id } }: Job & { file: File }): Promise<void> {
  const refused = await refuseFile(file, await largest());
  const now = find(id);
  // It was paused and resumed in the meantime: another run sends it now.
  if (now?.transfer) return;
  if (now?.upload.phase !== 'waiting' || !now.file) return leave(id);
  if (refused) return fail(id, refused, refused !== text.unreadable);
  send({ ...now, file: now.file });
}

/** Starts the files that have waited longest, as far as there is room for more. */
function work(): void {
  for (const job of list.jobs()) {
    if (busy.size >= lanes) break;
    const { file, upload } = job;
    if (upload.phase !== 'waiting' || !file || busy.has(upload.id)) continue;
    busy.add(upload.id);
    void begin({ ...job, file });
  }
  watch();
}

let beating: ReturnType<typeof setInterval> | undefined;
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
const beat = () => {
  for (const job of list.jobs()) if (isMoving(job.upload)) remember(job);
};

/** Another tab, or the next start of the browser, may go on with what this one leaves. */
const letGo = () => {
  beat();
  unfinishedUploads.release();
};

/** While something moves, leaving the page asks first, and other tabs know that this one lives. */
function watch(): void {
  const moving = list.uploads().some(isMoving);
  if (moving === (beating !== undefined)) return;
  // A session that expires meanwhile is renewed over the page (decision E-02).
  unsavedPages.mark('uploads', 'uploads', moving);
  if (moving) {
    beating = setInterval(beat, beatEvery);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', letGo);
  } else {
    clearInterval(beating);
    beating = undefined;
    window.removeEventListener('beforeunload', warn);
    window.removeEventListener('pagehide', letGo);
  }
}

const isSame = (file: File, { modified, upload }: Job) =>
  file.name === upload.name && file.size === upload.size && file.lastModified === modified;

/** Stops what moves and forgets the list: it belongs to the account that began it, which finds it again after login. */
function suspend(): void {
  for (const { transfer } of list.jobs()) transfer?.stop();
  busy.clear();
  list.set([]);
  watch();
}

/** Uploads to the file store. Lives outside the pages, so that it goes on while they change. */
export const uploadManager = {
  get: list.uploads,
  subscribe: list.subscribe,

  /**
   * Queues files. One that was begun before and is the same goes on from where it stopped.
   * @param onConflict - What becomes of a name that the folder has; the person is asked when absent.
   * @returns the ids of the uploads, in the order of the files.
   */
  add: (files: readonly File[], { dir, dirName }: UploadTarget, onConflict?: OnConflict): readonly string[] => {
    const fresh: Job[] = [];
    const ids: string[] = [];
    for (const file of files) {
      const begun = list
        .jobs()
        .find((job) => job.upload.phase === 'missing' && job.upload.dir === dir && isSame(file, job));
      const id = begun?.upload.id ?? newId();
      ids.push(id);
      if (begun) change(id, { phase: 'waiting' }, { file });
      else
        fresh.push({
          file,
          modified: file.lastModified,
          onConflict,
          upload: { id, name: file.name, size: file.size, dir, dirName, sent: 0, phase: 'waiting' },
        });
    }
    list.set([...list.jobs(), ...fresh]);
    work();
    return ids;
  },

  /** Gives a begun upload its file back. @returns what is wrong with the choice, if anything. */
  attach: (id: string, file: File): string | undefined => {
    const job = find(id);
    if (!job || !isSame(file, job)) return job && text.different(job.upload.name, formatSize(job.upload.size));
    change(id, { phase: 'waiting', error: undefined }, { file });
    work();
    return undefined;
  },

  pause: (id: string): void => {
    const job = find(id);
    if (!job) return;
    job.transfer?.stop();
    remember(job);
    change(id, { phase: 'paused', speed: undefined }, { transfer: undefined });
    leave(id);
  },

  /** Goes on, or tries again after a failure, from where the server has it. */
  resume: (id: string): void => {
    change(id, { phase: 'waiting', error: undefined });
    work();
  },

  /** Goes on with files whose names the folder has, as the user decided. */
  decide: (ids: readonly string[], onConflict: OnConflict): void => {
    for (const id of ids) change(id, { phase: 'waiting' }, { onConflict });
    work();
  },

  /** Gives an upload up, here and on the server. */
  cancel: (id: string): void => {
    const job = find(id);
    if (!job) return;
    job.transfer?.stop();
    unfinishedUploads.forget(id);
    if (job.url) void dropTransfer(job.url);
    change(id, { phase: 'cancelled', speed: undefined, sent: 0 }, { transfer: undefined, url: undefined });
    leave(id);
  },

  /** Lists what the server holds of unfinished uploads, for an account that may upload. */
  findHeld: left.onServer,

  /** Takes finished and given-up ones off the list. */
  clear: (ids: readonly string[]): void => {
    for (const id of ids) {
      const { upload, url } = find(id) ?? {};
      unfinishedUploads.forget(id);
      if (url && upload?.phase === 'failed') void dropTransfer(url);
    }
    list.set(list.jobs().filter((job) => !ids.includes(job.upload.id)));
  },
};

let account = session.get()?.email;
left.inBrowser();
session.subscribe(() => {
  const next = session.get()?.email;
  if (next === account) return;
  account = next;
  suspend();
  if (next) left.inBrowser();
});
