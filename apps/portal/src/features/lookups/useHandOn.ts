import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callUpload, saveBlob } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { toolFormPath } from '../../shared/tasks/index.ts';
import { mappingCsv, type Matched } from './lookupTable.ts';
import { lookupText as text } from './lookups.text.ts';

/** What becomes of resolved names: a file, or the mapping table of the tool `id-map`. */
export function useHandOn(title: string, matched: readonly Matched[]) {
  const tell = useTell();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const name = `${title}对照表.csv`;
  return {
    busy,
    save: () => saveBlob(new Blob([mappingCsv(matched)], { type: 'text/csv' }), name),
    toTool: async () => {
      setBusy(true);
      try {
        const { id } = await callUpload(
          'fileUploadTask',
          {},
          new File([mappingCsv(matched)], name, { type: 'text/csv' }),
        );
        await navigate(toolFormPath('id-map', { file: id, input: 'records' }));
      } catch (error) {
        tell.failed(error, text.handFailed);
      } finally {
        setBusy(false);
      }
    },
  };
}
