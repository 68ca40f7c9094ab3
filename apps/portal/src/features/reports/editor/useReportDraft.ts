import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { useReportCalls, type Report } from '../api.ts';
import { createReportDraft, type DraftState, type ReportDraft } from './reportDraft.ts';

const isConflict = (error: unknown) => error instanceof CallError && error.status === 409;

/** The draft of a report for as long as its editor is open; what waits is saved when it is left, and a window with unsaved text asks first. */
export function useReportDraft(report: Report): ReportDraft & { readonly state: DraftState } {
  const { keep } = useReportCalls();
  const [draft] = useState(() =>
    createReportDraft({
      report,
      isConflict,
      load: () => call('reportDetail', { id: report.id }),
      save: async (content) => {
        const saved = await call('reportWrite', content);
        await keep(saved);
        return saved;
      },
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  useDirty(state.status !== 'saved');
  useEffect(() => {
    const flush = () => void draft.flush().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.get().status === 'saved') return;
      flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      flush();
    };
  }, [draft]);
  return { ...draft, state };
}
