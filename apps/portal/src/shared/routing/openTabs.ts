import { restoreTabs, serializeTabs, type PageTab } from '@panome/ui/multi-tab-bar';
import { session } from '../session/sessionStore.ts';

/** An open page of the tab bar. Its id is the `tabKey`; `address` is where the tab leads: path and query. */
export type OpenTab = PageTab & { readonly address: string };

const limit = 30;
const listeners = new Set<() => void>();
const storageKey = () => `panome.tabs.${session.get()?.email ?? 'guest'}`;
const isOpenTab = (tab: PageTab): tab is OpenTab => 'address' in tab && typeof tab.address === 'string' && tab.address.startsWith('/');
let tabs: readonly OpenTab[] = read();

function read(): readonly OpenTab[] {
  try {
    return restoreTabs(sessionStorage.getItem(storageKey()), isOpenTab, limit)?.tabs ?? [];
  } catch {
    return [];
  }
}

function set(next: readonly OpenTab[]): void {
  tabs = next;
  try {
    sessionStorage.setItem(storageKey(), serializeTabs({ tabs, value: '', recent: [] }));
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
    const index = tabs.findIndex(({ id }) => id === tab.id);
    if (index < 0) return set([...tabs.slice(-(limit - 1)), tab]);
    if (tabs[index]!.address !== tab.address) set(tabs.with(index, { ...tabs[index]!, address: tab.address }));
  },
  rename: (id: string, title: string) => {
    const index = tabs.findIndex((tab) => tab.id === id);
    if (index >= 0 && tabs[index]!.title !== title) set(tabs.with(index, { ...tabs[index]!, title }));
  },
  replace: set,
};
