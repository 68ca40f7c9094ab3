type Listener = (event: string, data: unknown) => void;

/** Tells open pages of an account what has changed. */
export type Live = {
  publish(accountId: string, event: string, data: unknown): void;
  /** @returns ends the subscription. */
  subscribe(accountId: string, listener: Listener): () => void;
};

export function createLive(): Live {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: (accountId, event, data) => listeners.get(accountId)?.forEach((listener) => listener(event, data)),
    subscribe: (accountId, listener) => {
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(accountId);
      };
    },
  };
}
