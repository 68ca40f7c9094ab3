import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useReportCalls } from '../api.ts';
import { editorText as text } from './editor.text.ts';
import type { ReportDraft } from './useReportDraft.ts';

/**
 * Saves what waits, then asks for the file of what was saved. A failure has been told.
 * @param idOf - The id of the report, once it is saved.
 */
export function useGenerate(idOf: () => string, draft: ReportDraft) {
  const tell = useTell();
  const { keep } = useReportCalls();
  const [asking, setAsking] = useState(false);
  const generate = async () => {
    setAsking(true);
    try {
      await draft.flush();
      await keep(await call('reportGenerate', { id: idOf() }, { idempotencyKey: crypto.randomUUID() }));
    } catch (error) {
      tell.failed(error, text.generateFailed);
    } finally {
      setAsking(false);
    }
  };
  return { asking, generate };
}
