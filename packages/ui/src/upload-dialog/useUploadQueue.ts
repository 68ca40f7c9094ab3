import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatSize, kindsOf, type FileRules } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { isActive } from '../upload-list/index.ts';
import { uploadDialogText } from './UploadDialog.text.ts';
import { createUploadQueue, type QueueOptions } from './uploadQueue.ts';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * A queue that lives as long as the component: it goes on while a dialog is closed and stops when the component goes.
 * Leaving the page asks first while something is on its way.
 */
export function useUploadQueue<T>(options: Omit<QueueOptions<T>, 'refuse'>) {
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
  return useMemo(() => ({ ...queue, busy, rows }), [busy, queue, rows]);
}

/** What `useUploadQueue` returns. */
export type UploadQueue = Omit<ReturnType<typeof useUploadQueue<never>>, 'configure'>;
