import { useState } from 'react';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { backupOf, createSaving, isPassing, newRecord, useDraft, type Draft } from '../../../shared/draft/index.ts';
import { session } from '../../../shared/session/sessionStore.ts';
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
const requestOf = ({ header, rows, title }: Content) => ({ title, header, rows: rows.map((row) => ({ ...row })) });

/** Where content lies that could not be saved; what was not saved at all yet is found by who typed it. */
const backupFor = ({ id, kind }: SampleForm) =>
  backupOf<Content>(`panome.sample.${id || `${newRecord}.${kind}.${session.get()?.email ?? ''}`}`);

/**
 * The draft of a form for as long as its editor is open; what could not be saved waits in this browser for the next
 * visit.
 * @param onMade - Called when the first save has made a new form.
 */
export function useFormDraft(form: SampleForm, onMade: (form: SampleForm) => void) {
  const { create, keep } = useFormCalls();
  const [{ backup, saving }] = useState(() => {
    let place = backupFor(form);
    return {
      backup: {
        read: () => place.read(),
        write: (content: Content) => place.write(content),
        clear: () => place.clear(),
      },
      saving: createSaving<Content, SampleForm>({
        id: form.id,
        create: (content, key) => create({ kind: form.kind, ...requestOf(content) }, key),
        update: async (id, content, revision) => {
          const request = requestOf(content);
          const saved = await call('sampleFormUpdate', { id, revision, ...request });
          await keep({ ...form, id, ...request, ...saved });
          return saved;
        },
        onMade: (made) => {
          place.clear();
          place = backupFor(made);
          onMade(made);
        },
        isPassing,
        newKey: () => createSubmissionKeys()(''),
      }),
    };
  });
  const [recovered] = useState(backup.read);
  const draft = useDraft<Content>(() => ({
    stored: storedOf(form),
    recovered,
    backup,
    load: async () => storedOf(await call('sampleFormDetail', { id: saving.id() })),
    save: saving.save,
  }));
  return { draft, idOf: saving.id, recovered: recovered !== undefined };
}
