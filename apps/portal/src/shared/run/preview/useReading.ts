import { useText } from '@panome/ui/locale';
import { call } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import type { ChosenFile, Reading } from '../form/toolForm.ts';
import { previewText } from './preview.text.ts';

/** Changes how a file is read, and remembers it with the file for the next tool. */
export function useReading(file: ChosenFile, onReading: (reading: Reading) => void) {
  const text = useText(previewText);
  const tell = useTell();
  return (reading: Reading) => {
    onReading(reading);
    call('fileStoreUpdateConfig', { id: file.file_id, ...reading }).catch((error: unknown) =>
      tell.failed(error, text.saveFailed),
    );
  };
}
