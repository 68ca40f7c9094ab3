import type { AiMessage } from '@panome/contract';

type Listener = { readonly text: (added: string) => void; readonly end: (message: AiMessage) => void };

/** An answer that this process is writing. */
export type LiveAnswer = {
  readonly id: string;
  readonly ownerId: string;
  /** What is there so far. */
  text: string;
  readonly controller: AbortController;
  readonly listeners: Set<Listener>;
  /** Ends when the answer is stored. */
  done: Promise<void>;
};

export type LiveAnswers = ReturnType<typeof createLiveAnswers>;

/** The answers that this process is writing; at most one for each account. */
export function createLiveAnswers() {
  const byId = new Map<string, LiveAnswer>();
  const owners = new Set<string>();
  return {
    /** Takes the account's one place; `false` when it is taken. */
    reserve: (ownerId: string): boolean => {
      if (owners.has(ownerId)) return false;
      owners.add(ownerId);
      return true;
    },
    release: (ownerId: string) => void owners.delete(ownerId),
    begin: (answer: LiveAnswer) => void byId.set(answer.id, answer),
    find: (id: string) => byId.get(id),
    finish: (id: string, message: AiMessage) => {
      const answer = byId.get(id);
      byId.delete(id);
      answer?.listeners.forEach(({ end }) => end(message));
    },
    /** Stops all of them and waits until they are stored. */
    stopAll: async (reason: string) => {
      const all = [...byId.values()];
      all.forEach(({ controller }) => controller.abort(reason));
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}
