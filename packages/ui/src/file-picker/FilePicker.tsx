import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { FilePickerBody } from './FilePickerBody.tsx';
import type { FilePickerProps } from './filePickerProps.ts';

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
