const listeners = new Set<() => void>();
let reachable = true;

/**
 * Whether the last call reached the server; the browser's own idea of being online only says that there is some network
 * (FE-02).
 */
export const reachability = {
  get: () => reachable,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  note: (next: boolean): void => {
    if (next === reachable) return;
    reachable = next;
    listeners.forEach((listener) => listener());
  },
};
