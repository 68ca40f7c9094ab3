import { useText } from '@panome/ui/locale';
import { useMay } from '../../access/index.ts';
import { call } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import { isOwnFile, type ChosenFile, type Reading } from '../form/toolForm.ts';
import { previewText } from './preview.text.ts';

/** Changes how a file is read, and remembers it with the file for the next tool. */
export function useReading(file: ChosenFile, onReading: (reading: Reading) => void) {
  const text = useText(previewText);
  const tell = useTell();
  const may = useMay();
  return (reading: Reading) => {
    onReading(reading);
    // Only a file of one's own remembers how it is read, for whoever may change files.
    if (!isOwnFile(file.file_id) || !may('fileStoreUpdateConfig')) return;
    call('fileStoreUpdateConfig', { id: file.file_id, ...reading }).catch((error: unknown) =>
      tell.failed(error, text.saveFailed),
    );
  };
}
