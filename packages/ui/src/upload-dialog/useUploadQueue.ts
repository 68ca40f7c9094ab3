import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatSize, kindsOf, type DroppedFile, type FileRules } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { isActive, type UploadDecision, type UploadRow } from '../upload-list/index.ts';
import type { UploadMeta } from './sendFile.ts';
import { uploadDialogText } from './UploadDialog.text.ts';
import { createUploadQueue, type QueueOptions } from './uploadQueue.ts';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Files on their way, as `UploadDialog` shows them. `useUploadQueue` makes one that lives in a component; an application
 * whose uploads outlive its pages gives its own.
 */
export type UploadQueue = {
  /** The files in the order in which they are to be seen. */
  rows: readonly UploadRow[];
  /** Something is on its way or about to be. */
  busy: boolean;
  /** Queues files, with the folders they lay in where a folder was given; `meta` goes with each of them. */
  add: (files: readonly (File | DroppedFile)[], rules: FileRules, meta?: UploadMeta) => void;
  /** Gives up what is not ended. */
  cancel: (id: string) => void;
  cancelAll: () => void;
  /** Takes everything off that has ended. */
  clear: () => void;
  /** Goes on with files whose name is taken, as the user decided. */
  decide: (ids: readonly string[], decision: UploadDecision) => void;
  /** Stops for now. */
  pause: (id: string) => void;
  /** Takes a file off; gives it up first when it is on its way. */
  remove: (id: string) => void;
  /** Goes on after a pause, a failure or a cancellation. */
  retry: (id: string) => void;
};

/**
 * A queue that lives as long as the component: it goes on while a dialog is closed and stops when the component goes.
 * Leaving the page asks first while something is on its way.
 */
export function useUploadQueue<T>(options: Omit<QueueOptions<T>, 'refuse'>): UploadQueue {
  const text = useText(uploadDialogText);
  const refuse = (reason: 'type' | 'size', rules: FileRules) =>
    reason === 'type' ? text.wrongType(kindsOf(rules)) : text.tooLarge(formatSize(rules.maxSize));
  const [queue] = useState(() => createUploadQueue<T>({ ...options, refuse }));
  useEffect(() => queue.configure({ ...options, refuse }));
  const rows = useSyncExternalStore(queue.subscribe, queue.rows, queue.rows);
  useEffect(() => () => queue.cancelAll(), [queue]);

  const busy = rows.some(isActive);
  useEffect(() => {
    if (!busy) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [busy]);
  return useMemo(() => {
    const { configure: _configure, rows: _rows, subscribe: _subscribe, ...acts } = queue;
    return { ...acts, busy, rows };
  }, [busy, queue, rows]);
}
