import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError } from '../api/index.ts';
import { untilReachable } from '../events/untilReachable.ts';
import { useDirty } from '../routing/useDirty.ts';
import { createDraft, type Draft, type DraftOptions, type DraftState } from './createDraft.ts';

const isConflict = (error: unknown) => error instanceof CallError && error.status === 409;
/** What the server refuses, it refuses again; anything else may work, or have worked. */
export const isPassing = (error: unknown) =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.status >= 500 || error.status === 429);

/**
 * A draft for as long as its editor is open; a failed save is tried again when the server is back, what waits is saved
 * when it is left, and a window with unsaved text asks first.
 * @param build - Called once.
 */
export function useDraft<Content>(
  build: () => Omit<DraftOptions<Content>, 'isConflict' | 'isPassing' | 'untilAgain'>,
): Draft<Content> & { readonly state: DraftState<Content> } {
  const [draft] = useState(() => createDraft({ ...build(), isConflict, isPassing, untilAgain: untilReachable }));
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  useDirty(state.status !== 'saved');
  useEffect(() => {
    const leave = draft.stay();
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
      leave();
    };
  }, [draft]);
  return { ...draft, state };
}
