import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call, createSubmissionKeys } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import { flowsText as text } from '../flows.text.ts';

const names: readonly unknown[] = [
  'flowRunDetail',
  'listOfAllMetaWorkflow',
  'listOfMetaWorkflow',
  'listOfAllModuleChart',
];

/** Asks again for whatever shows runs. */
export function useRefreshRuns() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && names.includes(key[0]));
}

const reportPath = (id: string) => `/data-collection/analysis-report/${encodeURIComponent(id)}`;

/** What can be done with one run; a failure has been told. */
export function useRunActs(id: string) {
  const tell = useTell();
  const navigate = useNavigate();
  const refresh = useRefreshRuns();
  const [busy, setBusy] = useState<'report' | 'cancel'>();
  const [keyFor] = useState(createSubmissionKeys);
  const during = async (name: 'report' | 'cancel', failed: string, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    await work().catch((error: unknown) => tell.failed(error, failed));
    setBusy(undefined);
  };
  return {
    busy,
    /** One report of all charts, opened in its editor. */
    report: () =>
      during('report', text.reportFailed, async () => {
        const report = await call('flowRunReport', { id }, { idempotencyKey: keyFor(id) });
        await navigate(reportPath(report.id));
      }),
    cancel: () =>
      during('cancel', text.cancelFailed, async () => {
        await call('flowRunCancel', { id });
        tell.done(text.cancelled);
        await refresh();
      }),
    rename: async (name: string) => {
      await call('flowRunUpdate', { id, name });
      await refresh();
    },
    copyCommand: (command: string) =>
      void navigator.clipboard.writeText(command).then(
        () => tell.done(text.commandCopied),
        () => tell.note(text.copyFailed),
      ),
  };
}
