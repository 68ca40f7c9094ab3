import { useRef } from 'react';
import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useReportCalls, type ReportSummary } from '../api.ts';
import { reportText as text } from '../report.text.ts';
import { useViewReport } from '../useViewReport.ts';

const whatOf = (reports: readonly ReportSummary[]) =>
  reports.length === 1 ? text.one(reports[0]!.title) : text.several(reports.length);

export type ReportActs = ReturnType<typeof useReportActs>;

/**
 * What can be done with reports of the list. Deleting has a way back by the toast, and by Ctrl+Z as long as the page is
 * open.
 */
export function useReportActs() {
  const tell = useTell();
  const calls = useReportCalls();
  const { view } = useViewReport();
  const removed = useRef<readonly ReportSummary[]>([]);

  const restore = async (reports: readonly ReportSummary[]) => {
    try {
      await calls.restore(reports);
      removed.current = [];
      tell.done(text.restored(whatOf(reports)));
    } catch (error) {
      tell.failed(error);
    }
  };
  return {
    view,
    remove: async (reports: readonly ReportSummary[]) => {
      try {
        await calls.remove(reports);
        removed.current = reports;
        tell.done(text.removed(whatOf(reports)), {
          action: { label: text.undo, onClick: () => void restore(reports) },
        });
      } catch (error) {
        tell.failed(error);
      }
    },
    /** Takes back the last deletion, if there was one. */
    undo: () => {
      if (removed.current.length > 0) void restore(removed.current);
    },
    download: ({ id }: ReportSummary) =>
      download('reportDownload', { id }).catch((error: unknown) => tell.failed(error, text.downloadFailed)),
  };
}
