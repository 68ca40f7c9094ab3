import type { UploadQueue } from '@panome/ui/upload-dialog';
import type { UploadActs } from '@panome/ui/upload-list';
import { useTell } from '../../page/index.ts';
import { isMoving, isOpen, toRow } from './upload.ts';
import { uploadDialog, useUploadDialog } from './uploadDialog.ts';
import { uploadManager } from './uploadManager.ts';
import { uploadTree } from './uploadTree.ts';
import { useUploads } from './useUploads.ts';

/** What a row of the list does, in the dialog and in the tray. */
export const uploadActs = {
  onCancel: uploadManager.cancel,
  onDecide: (ids, decision) => (decision === 'skip' ? uploadManager.clear(ids) : uploadManager.decide(ids, decision)),
  onPause: uploadManager.pause,
  onRemove: (id) => uploadManager.clear([id]),
  onRetry: uploadManager.resume,
} satisfies Required<UploadActs>;

/**
 * The uploads of the dialog as it wants them. Types and sizes are judged where every other way of uploading is judged,
 * so that a file is refused in the same words however it comes.
 */
export function useStoreQueue(): UploadQueue {
  const tell = useTell();
  const { ids, target } = useUploadDialog();
  const uploads = useUploads().filter(({ id }) => ids.includes(id));
  return {
    rows: uploads.map(toRow),
    busy: uploads.some(isMoving),
    add: (files) =>
      void uploadTree(
        files.map((file) => (file instanceof File ? { file, path: [] } : file)),
        target,
      ).then(uploadDialog.hold, tell.failed),
    cancel: uploadActs.onCancel,
    cancelAll: () => uploads.filter(isOpen).forEach(({ id }) => uploadManager.cancel(id)),
    clear: () => uploadManager.clear(uploads.filter((upload) => !isOpen(upload)).map(({ id }) => id)),
    decide: uploadActs.onDecide,
    pause: uploadActs.onPause,
    remove: uploadActs.onRemove,
    retry: uploadActs.onRetry,
  };
}
