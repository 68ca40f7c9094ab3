import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { backupOf, useDraft, type Draft } from '../../../shared/draft/index.ts';
import { useFormCalls, type SampleForm } from '../api.ts';

/** What a person writes in a form. */
export type Content = Pick<SampleForm, 'title' | 'header'> & {
  readonly rows: readonly Readonly<Record<string, string>>[];
};
export type FormDraft = Draft<Content>;

const storedOf = ({ header, revision, rows, title, updated_at }: SampleForm) => ({
  content: { title, header, rows },
  revision,
  updated_at,
});

/**
 * The draft of a form for as long as its editor is open; what could not be saved waits in this browser for the next
 * visit.
 */
export function useFormDraft(form: SampleForm) {
  const { id } = form;
  const { keep } = useFormCalls();
  const [backup] = useState(() => backupOf<Content>(`panome.sample.${id}`));
  const [recovered] = useState(backup.read);
  const draft = useDraft<Content>(() => ({
    stored: storedOf(form),
    recovered,
    backup,
    load: async () => storedOf(await call('sampleFormDetail', { id })),
    save: async ({ header, rows: typed, title }, revision) => {
      const rows = typed.map((row) => ({ ...row }));
      const saved = await call('sampleFormUpdate', { id, revision, title, header, rows });
      await keep({ ...form, title, header, ...saved, rows });
      return saved;
    },
  }));
  return { draft, recovered: recovered !== undefined };
}
