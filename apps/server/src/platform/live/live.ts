type Listener = (event: string, data: unknown) => void;

export type LiveMessage = { readonly accountId: string; readonly event: string; readonly data: unknown };

/** Tells open pages of an account what has changed. */
export type Live = {
  publish(accountId: string, event: string, data: unknown): void;
  /** @returns ends the subscription. */
  subscribe(accountId: string, listener: Listener): () => void;
  /**
   * Passes events on to other processes.
   * @returns a function that delivers events of other processes to the pages of this one.
   */
  relay(send: (message: LiveMessage) => void): (message: LiveMessage) => void;
};

export function createLive(): Live {
  const listeners = new Map<string, Set<Listener>>();
  let forward: ((message: LiveMessage) => void) | undefined;
  const deliver = ({ accountId, data, event }: LiveMessage) =>
    listeners.get(accountId)?.forEach((listener) => listener(event, data));
  return {
    publish(accountId, event, data) {
      deliver({ accountId, event, data });
      forward?.({ accountId, event, data });
    },
    relay(send) {
      forward = send;
      return deliver;
    },
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
