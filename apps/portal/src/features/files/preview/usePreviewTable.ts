import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/index.ts';
import { createTableWindows } from './tableWindows.ts';
import type { Reading } from './reading.ts';

/** The table of a file, fetched in windows; a new one for each way of reading. */
export function usePreviewTable(id: string, { delimiter, encoding, sheet }: Reading) {
  const table = useMemo(
    () => createTableWindows((window) => call('fileStorePreview', { id, encoding, delimiter, sheet, ...window })),
    [delimiter, encoding, id, sheet],
  );
  const version = useSyncExternalStore(table.subscribe, table.version);
  useEffect(() => table.start(), [table]);
  return { table, version };
}
