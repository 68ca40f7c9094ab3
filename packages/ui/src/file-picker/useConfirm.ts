import { useEffect, useRef, useState } from 'react';
import type { TextOf } from '../locale/index.ts';
import type { FileSource, PickedFile } from './fileItem.ts';
import type { filePickerText } from './FilePicker.text.ts';

type ConfirmOptions = {
  /** A file is on its way. */
  busy: boolean;
  validate: FileSource['validate'];
  text: TextOf<typeof filePickerText>;
  /** The file may be taken. */
  onConfirmed: (file: PickedFile) => void;
};

/**
 * The rules before a choice counts, and what stands in its way. An answer that comes after the dialog has gone counts
 * for nothing.
 */
export function useConfirm({ busy, onConfirmed, text, validate }: ConfirmOptions) {
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);

  const confirm = async (file: PickedFile | undefined): Promise<void> => {
    if (checking) return;
    if (busy) return setProblem(text.uploading);
    if (!file) return setProblem(text.none);
    setProblem(undefined);
    if (file.source === 'mine' && validate) {
      setChecking(true);
      const refused = await validate(file).catch(
        (error: unknown) => (error instanceof Error && error.message) || text.validateFailed,
      );
      if (!shown.current) return;
      setChecking(false);
      if (refused) return setProblem(refused);
    }
    onConfirmed(file);
  };
  return { checking, confirm, forget: () => setProblem(undefined), problem };
}
