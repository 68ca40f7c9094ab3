/** `incomplete` cannot be saved yet: what must be there is empty. `conflict`: it was saved elsewhere since. */
export type DraftStatus = 'saved' | 'saving' | 'failed' | 'incomplete' | 'conflict';
export type DraftState<Content> = { readonly content: Content; readonly status: DraftStatus; readonly savedAt: string };
/** What the server says of a content that it keeps. */
type Kept = { readonly revision: number; readonly updated_at: string };

export type DraftOptions<Content> = {
  /** As the server has it when the editor is opened. */
  readonly stored: Kept & { readonly content: Content };
  /** What an earlier visit typed and could not save; it takes the place of what is stored. */
  readonly recovered?: Content | undefined;
  /** Saves over a revision. */
  readonly save: (content: Content, revision: number) => Promise<Kept>;
  /** The content as the server has it now. */
  readonly load: () => Promise<Kept & { readonly content: Content }>;
  /** Whether saving failed since the content was saved elsewhere; only the person can then go on. */
  readonly isConflict: (error: unknown) => boolean;
  /** Whether the same content may be saved later; anything but a conflict when absent. */
  readonly isPassing?: (error: unknown) => boolean;
  /**
   * Resolves when another try can help, or when the signal aborts. Without it a failed save is not tried again by
   * itself.
   * @param failing - Milliseconds for which saving has failed.
   */
  readonly untilAgain?: (failing: number, signal: AbortSignal) => Promise<void>;
  /** What the server would refuse is not sent; everything can be saved when absent. */
  readonly isComplete?: (content: Content) => boolean;
  /** Where content lies that could not be saved. */
  readonly backup?: { readonly write: (content: Content) => void; readonly clear: () => void };
  /** Milliseconds without a further change before it is saved. */
  readonly delay?: number;
};

/**
 * The content of something in its editor, kept at the server a moment after each change and never lost by a failure.
 */
export type Draft<Content> = {
  readonly get: () => DraftState<Content>;
  readonly revision: () => number;
  readonly change: (change: Partial<Content>) => void;
  /** Saves what waits and ends when the server has it. @throws What saving threw. */
  readonly flush: () => Promise<void>;
  /**
   * Tries a failed save again for as long as its editor is open. @returns A function that ends this and saves what
   * waits.
   */
  readonly stay: () => () => void;
  /** After a conflict: takes what the server has, or saves over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDraft<Content>({
  backup,
  delay = 800,
  isComplete = () => true,
  isConflict,
  isPassing = () => true,
  load,
  recovered,
  save,
  stored,
  untilAgain,
}: DraftOptions<Content>): Draft<Content> {
  let saved = stored.content;
  let state: DraftState<Content> = {
    content: recovered ?? saved,
    status: recovered ? 'saving' : 'saved',
    savedAt: stored.updated_at,
  };
  let { revision } = stored;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let failingSince: number | undefined;
  let waiting: AbortController | undefined;
  // One save at a time: each needs the revision that the one before it made.
  let queue: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (change: Partial<DraftState<Content>>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  async function saveOnce(): Promise<void> {
    const { content } = state;
    if (content === saved) return;
    if (!isComplete(content)) return set({ status: 'incomplete' });
    set({ status: 'saving' });
    try {
      const kept = await save(content, revision);
      ({ revision } = kept);
      saved = content;
      failingSince = undefined;
      if (state.content !== content) return;
      backup?.clear();
      set({ status: 'saved', savedAt: kept.updated_at });
    } catch (error) {
      backup?.write(state.content);
      set({ status: isConflict(error) ? 'conflict' : 'failed' });
      if (state.status === 'failed' && isPassing(error)) void tryAgain();
      throw error;
    }
  }
  async function tryAgain(): Promise<void> {
    if (!isOpen || !untilAgain) return;
    failingSince ??= Date.now();
    const { signal } = (waiting = new AbortController());
    await untilAgain(Date.now() - failingSince, signal);
    if (!signal.aborted) await flush().catch(() => undefined);
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    waiting?.abort();
    const done = queue.then(saveOnce);
    // The state says that it failed; the next save tries again.
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    get: () => state,
    revision: () => revision,
    change: (change) => {
      const content = { ...state.content, ...change };
      // A conflict is settled by the person; saving on would only be refused again.
      const status = state.status === 'conflict' ? 'conflict' : isComplete(content) ? 'saving' : 'incomplete';
      set({ content, status });
      clearTimeout(timer);
      if (status === 'saving') timer = setTimeout(() => void flush().catch(() => undefined), delay);
    },
    flush,
    stay: () => {
      isOpen = true;
      return () => {
        isOpen = false;
        void flush().catch(() => undefined);
      };
    },
    takeTheirs: async () => {
      const theirs = await load();
      ({ revision } = theirs);
      saved = theirs.content;
      backup?.clear();
      set({ content: saved, status: 'saved', savedAt: theirs.updated_at });
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
