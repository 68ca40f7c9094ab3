import type { PassedOn } from '../native-props/index.ts';
import type { FileRequest, PickedFile } from './fileItem.ts';

export type FilePickerProps = PassedOn<'div'> &
  FileRequest & {
    /** Whether the dialog is shown; without it the part keeps it. */
    open?: boolean | undefined;
    /** Shown at the start, when the caller does not control it. */
    defaultOpen?: boolean;
    /** Gets what the part asks for: `false` after Escape, an outside press or the close button. */
    onOpenChange?: ((open: boolean) => void) | undefined;
    /** Gets the one file; the dialog then closes by itself. */
    onConfirm: (file: PickedFile) => void;
  };
