type Refused = { readonly title: string; readonly what: string; readonly requestId: string };
const listeners = new Set<(refused: Refused) => void>();

/** Answers 401 and 403 of the server: notified above every page (specification 8), in the words of the server. */
export const refusals = {
  subscribe: (listener: (refused: Refused) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: (refused: Refused): void => listeners.forEach((listener) => listener(refused)),
};
