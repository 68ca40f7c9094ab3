import type { OnConflict, Upload } from './upload.ts';
import type { Transfer } from './transfer.ts';

/** An upload with what only this page can hold. */
export type Job = {
  readonly upload: Upload;
  readonly file?: File | undefined;
  readonly modified: number;
  /** Path on the server once it began. */
  readonly url?: string | undefined;
  readonly transfer?: Transfer | undefined;
  /** What the user decided; the server asks when absent. */
  readonly onConflict?: OnConflict | undefined;
};

/**
 * The list of uploads that components subscribe to. Every change makes a new list; a job that was removed is not
 * changed any more.
 */
export function createUploadList() {
  let jobs: readonly Job[] = [];
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();

  const set = (next: readonly Job[]) => {
    jobs = next;
    uploads = next.map((job) => job.upload);
    listeners.forEach((listener) => listener());
  };
  return {
    jobs: () => jobs,
    uploads: () => uploads,
    set,
    find: (id: string) => jobs.find((job) => job.upload.id === id),
    change: (id: string, upload: Partial<Upload>, rest: Partial<Omit<Job, 'upload'>> = {}) =>
      set(jobs.map((job) => (job.upload.id === id ? { ...job, ...rest, upload: { ...job.upload, ...upload } } : job))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
