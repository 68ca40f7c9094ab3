import type { ReactNode } from 'react';
import { defaultMaxSize, DropZone, type DroppedFile } from '../drop-zone/index.ts';
import { UploadList, type UploadRow } from '../upload-list/index.ts';
import { useUploadDialog } from './UploadDialogContext.ts';

export type UploadDialogFilesProps = {
  /** Extensions with their dot; every file by default. */
  accept?: readonly string[];
  /** Bytes; 104857600 by default. */
  maxSize?: number;
  /** Takes several files, sent one after another; so by default. Otherwise a new file replaces the former. */
  multiple?: boolean;
  /** Offers to choose a whole folder, whose files come with the folders they lie in. */
  folders?: boolean;
  /** Drawn behind the state of a row, e.g. the way to the stored file. */
  detail?: (row: UploadRow) => ReactNode;
};

const every: readonly string[] = [];

/** Where files are chosen, and what becomes of each. */
export function UploadDialogFiles({
  accept = every,
  maxSize = defaultMaxSize,
  multiple = true,
  folders = false,
  detail,
}: UploadDialogFilesProps) {
  const { meta, queue } = useUploadDialog();
  const add = (_files: File[], placed: DroppedFile[]) => {
    if (!multiple) for (const { id } of queue.rows) queue.remove(id);
    queue.add(placed, { accept, maxSize }, meta);
  };
  return (
    <>
      <DropZone
        accept={accept}
        disabled={queue.busy && !multiple}
        folders={folders}
        maxSize={maxSize}
        multiple={multiple}
        onFiles={add}
      />
      <UploadList
        detail={detail}
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
