import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { useFormCalls, type SampleForm } from '../api.ts';
import { createFormDraft, type Content } from './formDraft.ts';

const keyOf = (id: string) => `panome.sample.${id}`;
const isConflict = (error: unknown) => error instanceof CallError && error.status === 409;

/** What an earlier visit typed and could not save. */
function takeBackup(id: string): Content | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? undefined : (JSON.parse(text) as Content);
  } catch {
    return undefined;
  }
}

const backupOf = (id: string) => ({
  put: (text: string) => {
    try {
      localStorage.setItem(keyOf(id), text);
    } catch {
      // The page itself still has it.
    }
  },
  clear: () => {
    try {
      localStorage.removeItem(keyOf(id));
    } catch {
      // Nothing was kept there.
    }
  },
});

/** The draft of a form for as long as its editor is open; what waits is saved when it is left, and a window with unsaved text asks first. */
export function useFormDraft(form: SampleForm) {
  const { keep } = useFormCalls();
  const [recovered] = useState(() => takeBackup(form.id));
  const [draft] = useState(() =>
    createFormDraft({
      form,
      recovered,
      isConflict,
      backup: backupOf(form.id),
      load: () => call('sampleFormDetail', { id: form.id }),
      save: async (content, revision) => {
        const saved = await call('sampleFormUpdate', { id: form.id, revision, title: content.title, header: content.header, rows: content.rows.map((row) => ({ ...row })) });
        await keep({ ...form, ...content, ...saved, rows: content.rows.map((row) => ({ ...row })) });
        return saved;
      },
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  useEffect(() => {
    const flush = () => void draft.flush().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.get().status === 'saved') return;
      flush();
      event.preventDefault();
    };
    // What an earlier visit left is saved now.
    flush();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      flush();
    };
  }, [draft]);
  return { draft, state, recovered: recovered !== undefined };
}
