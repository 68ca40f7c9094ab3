import { session } from '../session/sessionStore.ts';

/** An open page of the tab bar. `key` tells pages apart; `address` is where the tab leads: path and query. */
export type OpenTab = { readonly key: string; readonly address: string; readonly title: string };

const limit = 30;
const listeners = new Set<() => void>();
const storageKey = () => `panome.tabs.${session.get()?.email ?? 'guest'}`;
let tabs: readonly OpenTab[] = read();

function isTab(value: unknown): value is OpenTab {
  if (typeof value !== 'object' || value === null) return false;
  const { key, address, title } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof address === 'string' && address.startsWith('/') && typeof title === 'string';
}

function read(): readonly OpenTab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTab).slice(0, limit) : [];
  } catch {
    return [];
  }
}

function set(next: readonly OpenTab[]): void {
  tabs = next;
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(tabs));
  } catch {
    // The tabs last until the page is left.
  }
  listeners.forEach((listener) => listener());
}

session.subscribe(() => {
  tabs = read();
  listeners.forEach((listener) => listener());
});

/** The open pages of this browser tab, in order; kept over a reload, apart for each account. */
export const openTabs = {
  get: () => tabs,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Opens a page or, when it is open, remembers its newest address. The title a page gave itself stays. */
  visit: (tab: OpenTab) => {
    const index = tabs.findIndex(({ key }) => key === tab.key);
    if (index < 0) return set([...tabs.slice(-(limit - 1)), tab]);
    if (tabs[index]!.address !== tab.address) set(tabs.with(index, { ...tabs[index]!, address: tab.address }));
  },
  rename: (key: string, title: string) => {
    const index = tabs.findIndex((tab) => tab.key === key);
    if (index >= 0 && tabs[index]!.title !== title) set(tabs.with(index, { ...tabs[index]!, title }));
  },
  replace: set,
};
