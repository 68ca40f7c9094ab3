const addresses = new Map<string, string>();
const entries = new Map<string, string>();
/** What the router calls an entry that it did not make, of which there may be several. */
const unnamed = 'default';

/**
 * Open pages that became those of another address without being left, such as a new form with its first save. They
 * are known by the id of `PageIdentity`, until the window is left.
 */
export const pageMoves = {
  /** The page belongs to this address from now on. */
  move: (id: string, address: string): void => void addresses.set(id, address),
  addressOf: (id: string): string | undefined => addresses.get(id),
  /** Remembers at which entry of the history a page stands. */
  stand: (id: string, entry: string): void => {
    if (entry !== unnamed) entries.set(entry, id);
  },
  /** Where the page belongs now that stood at an entry of the history, if it has moved. */
  addressAt: (entry: string): string | undefined => addresses.get(entries.get(entry) ?? ''),
};
