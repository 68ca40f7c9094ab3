import { fileRefusal, type DroppedFile, type FileRules } from '../drop-zone/index.ts';
import { createSpeedometer, isActive, isEnded, type UploadDecision, type UploadRow } from '../upload-list/index.ts';
import { NameTaken, type SendFile, type UploadMeta, type UploadRun } from './sendFile.ts';

/** What the queue works by. */
export type QueueOptions<T> = {
  /** Sends one file; the next starts when it settles. */
  send: SendFile<T>;
  /** Asks before the first byte whether the server would take the file: a message when not. */
  validateMeta?: ((file: File, meta: UploadMeta) => Promise<string | undefined>) | undefined;
  /** The server has confirmed a file; gets what `send` resolved with. */
  onUploaded?: ((result: T, file: File) => void) | undefined;
  /** The words for a file that breaks a rule. */
  refuse: (reason: 'type' | 'size', rules: FileRules) => string;
};

type Job = {
  file: File;
  path: readonly string[];
  meta: UploadMeta;
  row: UploadRow;
  controller: AbortController;
  resume?: unknown;
  conflict: UploadRun['conflict'];
};

/** Settles with `undefined` as soon as the run is given up, so that a sender that does not listen holds up nobody. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

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
  const find = (id: string) => jobs.find(({ row }) => row.id === id);
  const change = (id: string, row: Partial<UploadRow>, job: Partial<Job> = {}) =>
    set(jobs.map((now) => (now.row.id === id ? { ...now, ...job, row: { ...now.row, ...row } } : now)));

  async function run({ conflict, controller: { signal }, file, meta, path, resume, row: { id } }: Job): Promise<void> {
    const { onUploaded, send, validateMeta } = options;
    /** Late results of a run that was given up must not change the next run of the same file. */
    const say = (row: Partial<UploadRow>, job?: Partial<Job>) => !signal.aborted && change(id, row, job);
    const measure = createSpeedometer();
    let result: T;
    try {
      if (validateMeta) {
        say({ phase: 'checking' });
        const refused = await validateMeta(file, meta);
        if (refused) return void say({ phase: 'failed', error: refused });
      }
      if (signal.aborted) return;
      say({ phase: 'uploading' });
      result = await send(file, {
        signal,
        meta,
        path,
        resume,
        conflict,
        onProgress: (share) =>
          say({
            phase: share >= 1 ? 'processing' : 'uploading',
            progress: Math.min(share * 100, 99),
            speed: measure(share * file.size),
          }),
        onRetrying: () => say({ phase: 'retrying', speed: undefined }),
        onResumable: (point) => say({ resumable: true }, { resume: point }),
      });
    } catch (error) {
      if (error instanceof NameTaken) return void say({ phase: 'conflict', progress: 0, speed: undefined });
      return void say({ phase: 'failed', speed: undefined, error: error instanceof Error ? error.message : undefined });
    }
    if (signal.aborted) return;
    say({ phase: 'success', progress: 100, speed: undefined });
    // In a task of its own: an error of the page must not stop the other files.
    queueMicrotask(() => onUploaded?.(result, file));
  }
  async function work(): Promise<void> {
    if (working) return;
    working = true;
    try {
      // One after another is the point.
      // oxlint-disable-next-line no-await-in-loop
      for (let job = jobs[0]; (job = jobs.find(({ row }) => row.phase === 'waiting'));)
        await Promise.race([run(job), untilAborted(job.controller.signal)]);
    } finally {
      working = false;
    }
  }
  const again = (id: string, row: Partial<UploadRow> = {}, job: Partial<Job> = {}) => {
    change(
      id,
      { phase: 'waiting', speed: undefined, error: undefined, ...row },
      { controller: new AbortController(), ...job },
    );
    void work();
  };
  const cancel = (id: string) => {
    const job = find(id);
    if (!job || isEnded(job.row)) return;
    job.controller.abort();
    change(
      id,
      { phase: 'cancelled', progress: 0, speed: undefined, resumable: undefined },
      { resume: undefined, conflict: 'ask' },
    );
  };
  const remove = (id: string) => {
    cancel(id);
    set(jobs.filter(({ row }) => row.id !== id));
  };

  return {
    /** Queues files; one that breaks a rule is shown with the reason and never sent. */
    add: (files: readonly (File | DroppedFile)[], rules: FileRules, meta: UploadMeta = {}) => {
      const added = files.map((given): Job => {
        const { file, path } = given instanceof File ? { file: given, path: [] } : given;
        const reason = fileRefusal(file, rules);
        const refusal = reason
          ? { phase: 'failed' as const, error: options.refuse(reason, rules), final: true }
          : { phase: 'waiting' as const };
        return {
          controller: new AbortController(),
          conflict: 'ask',
          file,
          path,
          meta,
          row: { id: crypto.randomUUID(), name: file.name, size: file.size, progress: 0, ...refusal },
        };
      });
      set([...jobs, ...added]);
      void work();
    },
    cancel,
    cancelAll: () => {
      for (const { row } of jobs) cancel(row.id);
    },
    /** Takes everything off that has ended. */
    clear: () => set(jobs.filter(({ row }) => !isEnded(row))),
    /** New options count for every file that has not begun. */
    configure: (next: QueueOptions<T>) => {
      options = next;
    },
    /** Goes on with files whose name is taken; what is skipped leaves the list. */
    decide: (ids: readonly string[], decision: UploadDecision) => {
      for (const id of ids) if (decision === 'skip') remove(id);
      for (const id of ids)
        if (decision !== 'skip' && find(id)?.row.phase === 'conflict') again(id, {}, { conflict: decision });
    },
    /** Stops for now. A file that cannot go on from where it is begins anew afterwards. */
    pause: (id: string) => {
      const job = find(id);
      if (!job || !isActive(job.row)) return;
      job.controller.abort();
      change(id, { phase: 'paused', speed: undefined });
    },
    remove,
    /**
     * Goes on after a pause, or tries again, from where the sender said it can; a file that breaks a rule stays
     * refused.
     */
    retry: (id: string) => {
      const job = find(id);
      if (
        !job ||
        job.row.final ||
        (job.row.phase !== 'paused' && job.row.phase !== 'failed' && job.row.phase !== 'cancelled')
      )
        return;
      again(id, job.resume === undefined ? { progress: 0 } : {});
    },
    rows: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
