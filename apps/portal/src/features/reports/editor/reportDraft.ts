import type { Report } from '../api.ts';

/** What a person writes of a report. */
export type Content = Pick<Report, 'title' | 'author' | 'summary' | 'sections'>;
/** `incomplete` cannot be saved yet: the title is empty. `conflict`: it was saved elsewhere since. */
export type DraftStatus = 'saved' | 'saving' | 'failed' | 'incomplete' | 'conflict';
export type DraftState = { readonly content: Content; readonly status: DraftStatus };

type Options = {
  readonly report: Report;
  /** Saves over a revision and gives the report as it is then. */
  readonly save: (content: Content & { readonly id: string; readonly revision: number }) => Promise<Report>;
  /** The report as the server has it now. */
  readonly load: () => Promise<Report>;
  readonly isConflict: (error: unknown) => boolean;
  /** Milliseconds without a further change before it is saved. */
  readonly delay?: number;
};

/** The text of one report in the editor, kept at the server a moment after each change and never lost by a failure. */
export type ReportDraft = {
  readonly get: () => DraftState;
  readonly change: (change: Partial<Content>) => void;
  /** Saves what waits and ends when the server has it. @throws What saving threw. */
  readonly flush: () => Promise<void>;
  /** After a conflict: takes what the server has, or saves over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

const contentOf = ({ author, sections, summary, title }: Report): Content => ({ title, author, summary, sections });

export function createReportDraft({ delay = 800, isConflict, load, report, save }: Options): ReportDraft {
  let state: DraftState = { content: contentOf(report), status: 'saved' };
  let revision = report.revision;
  let saved = state.content;
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
    if (content.title.trim() === '') return set({ status: 'incomplete' });
    set({ status: 'saving' });
    try {
      ({ revision } = await save({ ...content, id: report.id, revision }));
      saved = content;
      if (state.content === content) set({ status: 'saved' });
    } catch (error) {
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
    change: (change) => {
      const content = { ...state.content, ...change };
      // A conflict is settled by the person; saving on would only be refused again.
      const status = state.status === 'conflict' ? 'conflict' : content.title.trim() === '' ? 'incomplete' : 'saving';
      set({ content, status });
      clearTimeout(timer);
      if (status === 'saving') timer = setTimeout(() => void flush().catch(() => undefined), delay);
    },
    flush,
    takeTheirs: async () => {
      const theirs = await load();
      revision = theirs.revision;
      saved = contentOf(theirs);
      set({ content: saved, status: 'saved' });
    },
    keepMine: async () => {
      ({ revision } = await load());
      await flush();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
