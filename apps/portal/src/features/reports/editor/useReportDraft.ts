import { useState } from 'react';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { createSaving, isPassing, useDraft, type Draft } from '../../../shared/draft/index.ts';
import { useReportCalls, type Report } from '../api.ts';

/** What a person writes of a report. */
type Content = Pick<Report, 'title' | 'author' | 'summary' | 'sections'>;
export type ReportDraft = Draft<Content>;

const storedOf = ({ author, revision, sections, summary, title, updated_at }: Report) => ({
  content: { title, author, summary, sections },
  revision,
  updated_at,
});

/**
 * The draft of a report for as long as its editor is open.
 * @param onMade - Called when the first save has made a new report.
 */
export function useReportDraft(report: Report, onMade: (id: string) => void) {
  const { create, keep } = useReportCalls();
  const [saving] = useState(() =>
    createSaving<Content, Report>({
      id: report.id,
      create,
      update: async (id, content, revision) => {
        const saved = await call('reportWrite', { ...content, id, revision });
        await keep(saved);
        return saved;
      },
      onMade: async (made) => {
        await keep(made);
        onMade(made.id);
      },
      isPassing,
      newKey: () => createSubmissionKeys()(''),
    }),
  );
  const draft = useDraft<Content>(() => ({
    stored: storedOf(report),
    isComplete: ({ title }) => title.trim() !== '',
    load: async () => storedOf(await call('reportDetail', { id: saving.id() })),
    save: saving.save,
  }));
  return { draft, idOf: saving.id };
}
