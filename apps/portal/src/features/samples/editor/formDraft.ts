import type { SampleForm } from '../api.ts';

/** What a person writes in a form. */
export type Content = Pick<SampleForm, 'title' | 'header'> & { readonly rows: readonly Readonly<Record<string, string>>[] };
type DraftStatus = 'saved' | 'saving' | 'failed' | 'conflict';
export type DraftState = { readonly content: Content; readonly status: DraftStatus; readonly savedAt: string };

type Options = {
  readonly form: SampleForm;
  /** What an earlier visit typed and could not save; it takes the place of what is stored. */
  readonly recovered?: Content | undefined;
  readonly save: (content: Content, revision: number) => Promise<{ readonly revision: number; readonly updated_at: string }>;
  /** The form as the server has it now. */
  readonly load: () => Promise<SampleForm>;
  readonly isConflict: (error: unknown) => boolean;
  /** Where content lies that could not be saved. */
  readonly backup: { readonly put: (text: string) => void; readonly clear: () => void };
  /** Milliseconds without a further change before it is saved. */
  readonly delay?: number;
};

/** The content of a form in the editor, kept at the server a moment after each change and never lost by a failure. */
export function createFormDraft({ backup, delay = 800, form, isConflict, load, recovered, save }: Options) {
  let saved: Content = { title: form.title, header: form.header, rows: form.rows };
  let state: DraftState = { content: recovered ?? saved, status: recovered ? 'saving' : 'saved', savedAt: form.updated_at };
  let { revision } = form;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One save at a time: each needs the revision that the one before it made.
  let queue: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  async function saveOnce(): Promise<void> {
    const { content } = state;
    if (content === saved) return;
    set({ status: 'saving' });
    try {
      const answer = await save(content, revision);
      ({ revision } = answer);
      saved = content;
      if (state.content !== content) return;
      backup.clear();
      set({ status: 'saved', savedAt: answer.updated_at });
    } catch (error) {
      backup.put(JSON.stringify(state.content));
      set({ status: isConflict(error) ? 'conflict' : 'failed' });
      throw error;
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    const done = queue.then(saveOnce);
    // The state says that it failed; the next save tries again.
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    get: () => state,
    revision: () => revision,
    change: (change: Partial<Content>) => {
      // A conflict is settled by the person; saving on would only be refused again.
      const status = state.status === 'conflict' ? 'conflict' : 'saving';
      set({ content: { ...state.content, ...change }, status });
      clearTimeout(timer);
      if (status === 'saving') timer = setTimeout(() => void flush().catch(() => undefined), delay);
    },
    /** Saves what waits and ends when the server has it. @throws What saving threw. */
    flush,
    /** After a conflict: takes what the server has, or saves over it. */
    takeTheirs: async () => {
      const theirs = await load();
      ({ revision } = theirs);
      saved = { title: theirs.title, header: theirs.header, rows: theirs.rows };
      backup.clear();
      set({ content: saved, status: 'saved', savedAt: theirs.updated_at });
    },
    keepMine: async () => {
      ({ revision } = await load());
      await flush();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
