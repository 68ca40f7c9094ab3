import type { FileRequest, PickedFile } from './fileItem.ts';

export type FilePickerProps = FileRequest & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Gets what the part asks for: `false` after Escape, an outside press or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Gets the one file; the dialog then closes by itself. */
  onConfirm: (file: PickedFile) => void;
};
