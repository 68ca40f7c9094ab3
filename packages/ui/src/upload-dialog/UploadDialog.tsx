import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, DialogClose, DialogContent } from '../dialog/index.ts';
import { defaultAccept, defaultMaxSize, DropZone } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { isActive, UploadList } from '../upload-list/index.ts';
import { uploadDialogText } from './UploadDialog.text.ts';
import type { SendFile, UploadMeta } from './uploadQueue.ts';
import { useUploadQueue } from './useUploadQueue.ts';

export type UploadDialogProps<T> = {
  /** Whether the dialog is shown; uploads go on while it is not. */
  open: boolean;
  /** Gets what the dialog asks for: `false` after Escape, 后台上传 or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Names the object: `上传到“肝脏代谢组”`. 上传文件 by default. */
  title?: string;
  /** Extensions with their dot; tables by default. */
  accept?: readonly string[];
  /** Bytes; 104857600 by default. */
  maxSize?: number;
  /** The formats the server can turn the file into; the first is chosen. Left out, nothing is turned. */
  transformTo?: readonly { value: string; label: string }[];
  /** Sends one file. The message of its rejection is shown. */
  upload: SendFile<T>;
  /** Asks the server before sending; resolves with a message when the file would not be taken. */
  validateMeta?: (file: File, meta: UploadMeta) => Promise<string | undefined>;
  /** The server has confirmed a file; gets what `upload` resolved with. */
  onUploaded?: (result: T, file: File) => void;
  /** Takes several files, sent one after another; so by default. */
  multiple?: boolean;
};

/**
 * Chooses files and sends them. While one is on its way the dialog closes only by 取消上传 or 后台上传; in the background
 * it goes on as long as this component is mounted, so mount it above the pages.
 *
 * When not to use: to choose among files that are already there; use FilePicker.
 */
export function UploadDialog<T>({ accept = defaultAccept, maxSize = defaultMaxSize, multiple = true, onOpenChange, onUploaded, open, title, transformTo = [], upload, validateMeta }: UploadDialogProps<T>) {
  const text = useText(uploadDialogText);
  const [format, setFormat] = useState(transformTo[0]?.value);
  const queue = useUploadQueue<T>({ accept, maxSize, meta: { transformTo: format }, onUploaded, send: upload, validateMeta });
  const busy = queue.rows.some(isActive);
  const done = queue.rows.some((row) => row.phase === 'success');

  const footer = busy ? (
    <>
      <Button onClick={queue.cancelAll}>{text.cancelUpload}</Button>
      <Button onClick={() => onOpenChange(false)}>{text.background}</Button>
    </>
  ) : (
    <DialogClose>
      <Button variant={done ? 'primary' : 'secondary'}>{done ? text.done : text.close}</Button>
    </DialogClose>
  );
  return (
    <Dialog locked={busy} onOpenChange={onOpenChange} open={open}>
      <DialogContent footer={footer} title={title ?? text.title}>
        <Stack>
          {transformTo.length > 0 && <Select label={text.transformTo} onValueChange={setFormat} options={transformTo} value={format ?? ''} />}
          <DropZone accept={accept} disabled={busy && !multiple} maxSize={maxSize} multiple={multiple} onFiles={queue.add} />
          <UploadList onCancel={queue.cancel} onRemove={queue.remove} onRetry={queue.retry} rows={queue.rows} />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
