import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import type { FileRequest, PickedFile } from './fileItem.ts';
import { FilePickerBody } from './FilePickerBody.tsx';

export type FilePickerProps = FileRequest & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Gets what the part asks for: `false` after Escape, an outside press or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Gets the one file; the dialog then closes by itself. */
  onConfirm: (file: PickedFile) => void;
};

/**
 * Chooses one file: sent now, or kept in 我的文件.
 *
 * When not to use: to send several files use UploadDialog; in a form use FilePickerField.
 */
export function FilePicker(props: FilePickerProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog locked={busy} onOpenChange={props.onOpenChange} open={props.open}>
      {props.open && <FilePickerBody {...props} onBusyChange={setBusy} />}
    </Dialog>
  );
}
