import { fileRefusal, type FileRules } from '../drop-zone/index.ts';
import { isActive, type UploadRow } from '../upload-list/index.ts';

/** What goes with a file besides its bytes. */
export type UploadMeta = { transformTo?: string | undefined };

/** What the sender gets. */
export type UploadRun = {
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  /** Say how much of the file is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  meta: UploadMeta;
};

/** Sends one file. Resolves when the server has confirmed it; rejects with a message for the user. */
export type SendFile<T> = (file: File, run: UploadRun) => Promise<T>;

/** What the queue works by. */
export type QueueOptions<T> = FileRules & {
  /** What goes with every file added from now on. */
  meta: UploadMeta;
  /** Sends one file; the next starts when it settles. */
  send: SendFile<T>;
  /** Asks before the first byte whether the server would take the file: a message when not. */
  validateMeta?: ((file: File, meta: UploadMeta) => Promise<string | undefined>) | undefined;
  /** The server has confirmed a file; gets what `send` resolved with. */
  onUploaded?: ((result: T, file: File) => void) | undefined;
  /** The words for a file that breaks a rule. */
  refuse: (reason: 'type' | 'size') => string;
};

type Job = { file: File; controller: AbortController; row: UploadRow; meta: UploadMeta };

/** Files that are sent one after another. Knows no React: `useUploadQueue` shows it. */
export function createUploadQueue<T>(initial: QueueOptions<T>) {
  let options = initial;
  let jobs: readonly Job[] = [];
  let rows: readonly UploadRow[] = [];
  let working = false;
  const listeners = new Set<() => void>();

  const set = (next: readonly Job[]) => {
    jobs = next;
    rows = jobs.map((job) => job.row);
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<UploadRow>) =>
    set(jobs.map((job) => (job.row.id === id ? { ...job, row: { ...job.row, ...change } } : job)));

  async function send({ controller, file, meta, row: { id } }: Job): Promise<void> {
    const { onUploaded, send, validateMeta } = options;
    const begun = performance.now();
    patch(id, { phase: 'uploading' });
    try {
      const refused = await validateMeta?.(file, meta);
      if (controller.signal.aborted) return;
      if (refused) return patch(id, { phase: 'failed', error: refused });

      const onProgress = (share: number) => {
        if (controller.signal.aborted) return;
        const seconds = (performance.now() - begun) / 1000;
        patch(id, {
          phase: share >= 1 ? 'processing' : 'uploading',
          progress: Math.min(share * 100, 99),
          speed: seconds > 0 ? (file.size * share) / seconds : undefined,
        });
      };
      const result = await send(file, { signal: controller.signal, onProgress, meta });
      if (controller.signal.aborted) return;
      patch(id, { phase: 'success', progress: 100 });
      onUploaded?.(result, file);
    } catch (error) {
      if (!controller.signal.aborted) patch(id, { phase: 'failed', error: error instanceof Error ? error.message : undefined });
    }
  }
  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let job = jobs[0]; (job = jobs.find(({ row }) => row.phase === 'waiting')); ) await send(job);
    working = false;
  }
  const cancel = (id: string) => {
    const job = jobs.find(({ row }) => row.id === id);
    if (!job || !isActive(job.row)) return;
    job.controller.abort();
    patch(id, { phase: 'cancelled' });
  };

  return {
    add: (files: readonly File[]) => {
      const { meta, refuse, ...rules } = options;
      const added = files.map((file): Job => {
        const reason = fileRefusal(file, rules);
        const row: UploadRow = { id: crypto.randomUUID(), name: file.name, size: file.size, progress: 0, phase: reason ? 'failed' : 'waiting', error: reason && refuse(reason) };
        return { controller: new AbortController(), file, meta, row };
      });
      set([...jobs, ...added]);
      void work();
    },
    cancel,
    /** New options count for every file that has not begun. */
    configure: (next: QueueOptions<T>) => {
      options = next;
    },
    cancelAll: () => {
      for (const { row } of jobs) cancel(row.id);
    },
    remove: (id: string) => {
      cancel(id);
      set(jobs.filter(({ row }) => row.id !== id));
    },
    /** Sends a file again from its beginning; a file that breaks a rule stays refused. */
    retry: (id: string) => {
      const { refuse, ...rules } = options;
      set(
        jobs.map((job) => {
          if (job.row.id !== id || isActive(job.row)) return job;
          const reason = fileRefusal(job.file, rules);
          return { ...job, controller: new AbortController(), row: { ...job.row, progress: 0, speed: undefined, phase: reason ? 'failed' : 'waiting', error: reason && refuse(reason) } };
        }),
      );
      void work();
    },
    rows: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
