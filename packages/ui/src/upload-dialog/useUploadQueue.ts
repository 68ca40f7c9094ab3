import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../locale/index.ts';
import { formatSize } from '../drop-zone/index.ts';
import { createUploadQueue, type QueueOptions } from './uploadQueue.ts';
import { uploadDialogText } from './UploadDialog.text.ts';

/** A queue that lives as long as the component: it goes on while a dialog is closed and stops when the component goes. */
export function useUploadQueue<T>(options: Omit<QueueOptions<T>, 'refuse'>) {
  const text = useText(uploadDialogText);
  const refuse = (reason: 'type' | 'size') => (reason === 'type' ? text.wrongType(options.accept.join('、')) : text.tooLarge(formatSize(options.maxSize)));
  const [queue] = useState(() => createUploadQueue<T>({ ...options, refuse }));
  useEffect(() => queue.configure({ ...options, refuse }));
  const rows = useSyncExternalStore(queue.subscribe, queue.rows);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { ...queue, rows };
}
