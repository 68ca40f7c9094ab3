import { defaultAccept, defaultMaxSize, DropZone } from '../drop-zone/index.ts';
import { UploadList } from '../upload-list/index.ts';
import { useUploadDialog } from './UploadDialogContext.ts';

export type UploadDialogFilesProps = {
  /** Extensions with their dot, `[]` for every file; tables by default. */
  accept?: readonly string[];
  /** Bytes; 104857600 by default. */
  maxSize?: number;
  /** Takes several files, sent one after another; so by default. Otherwise a new file replaces the former. */
  multiple?: boolean;
};

/** Where files are chosen, and what becomes of each. */
export function UploadDialogFiles({
  accept = defaultAccept,
  maxSize = defaultMaxSize,
  multiple = true,
}: UploadDialogFilesProps) {
  const { meta, queue } = useUploadDialog();
  const add = (files: File[]) => {
    if (!multiple) for (const { id } of queue.rows) queue.remove(id);
    queue.add(files, { accept, maxSize }, meta);
  };
  return (
    <>
      <DropZone
        accept={accept}
        disabled={queue.busy && !multiple}
        maxSize={maxSize}
        multiple={multiple}
        onFiles={add}
      />
      <UploadList
        onCancel={queue.cancel}
        onDecide={queue.decide}
        onPause={queue.pause}
        onRemove={queue.remove}
        onRetry={queue.retry}
        rows={queue.rows}
      />
    </>
  );
}
