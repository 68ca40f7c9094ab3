import { call } from '../../../shared/api/index.ts';
import { useDraft, type Draft } from '../../../shared/draft/index.ts';
import { useReportCalls, type Report } from '../api.ts';

/** What a person writes of a report. */
type Content = Pick<Report, 'title' | 'author' | 'summary' | 'sections'>;
export type ReportDraft = Draft<Content>;

const storedOf = ({ author, revision, sections, summary, title, updated_at }: Report) => ({
  content: { title, author, summary, sections },
  revision,
  updated_at,
});

/** The draft of a report for as long as its editor is open. */
export function useReportDraft(report: Report) {
  const { id } = report;
  const { keep } = useReportCalls();
  return useDraft<Content>(() => ({
    stored: storedOf(report),
    isComplete: ({ title }) => title.trim() !== '',
    load: async () => storedOf(await call('reportDetail', { id })),
    save: async (content, revision) => {
      const saved = await call('reportWrite', { ...content, id, revision });
      await keep(saved);
      return saved;
    },
  }));
}
