import { useState } from 'react';
import { useControllable } from '../controllable/index.ts';
import { Dialog } from '../dialog/index.ts';
import { withRef } from '../react-range/index.ts';
import { FilePickerBody } from './FilePickerBody.tsx';
import type { FilePickerProps } from './filePickerProps.ts';

/**
 * Chooses one file: sent now, or kept in 我的文件.
 *
 * When not to use: to send several files use UploadDialog; in a form use FilePickerField.
 */
export const FilePicker = withRef(function FilePicker({
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...native
}: FilePickerProps) {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  return (
    <Dialog locked={busy} onOpenChange={setOpen} open={open}>
      {open && <FilePickerBody {...native} onBusyChange={setBusy} onOpenChange={setOpen} />}
    </Dialog>
  );
});
