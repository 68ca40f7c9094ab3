import { restoreTabs, type PageTab } from '@panome/ui/multi-tab-bar';
import { session } from '../session/sessionStore.ts';

/** An open page of the tab bar. Its id is the `tabKey`; `address` is where the tab leads: path and query. */
export type OpenTab = PageTab & {
  readonly address: string;
  /** The name of the route, which says nothing of the person's data. */
  readonly route?: string;
  /** How far the page was scrolled when it was left, in px. */
  readonly scroll?: number;
};

const limit = 30;
const listeners = new Set<() => void>();
const storageKey = () => `panome.tabs.${session.get()?.email ?? 'guest'}`;
const isOpenTab = (tab: PageTab): tab is OpenTab =>
  'address' in tab && typeof tab.address === 'string' && tab.address.startsWith('/');
let key = storageKey();
let tabs: readonly OpenTab[] = read();
/** Ids by use, the latest first: what decides which pages stay alive. */
let recent: readonly string[] = [];
/** The page that gives its tab to the next one. */
let leaving = '';

function read(): readonly OpenTab[] {
  try {
    return restoreTabs(sessionStorage.getItem(key), isOpenTab, limit)?.tabs ?? [];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ value: recent[0] ?? '', tabs }));
  } catch {
    // The tabs last until the page is left.
  }
}

function set(next: readonly OpenTab[]): void {
  tabs = next;
  recent = recent.filter((id) => tabs.some((tab) => tab.id === id));
  write();
  listeners.forEach((listener) => listener());
}

/**
 * The names of a person's objects do not stay behind a logout; their addresses do, for the next login (FE-05, SEC-16).
 */
session.onEnd((reason) => {
  if (reason !== 'logout') return;
  tabs = tabs.map(({ route, title, ...tab }) => ({ ...tab, title: route ?? title }));
  write();
});

session.subscribe(() => {
  if (key === storageKey()) return;
  key = storageKey();
  recent = [];
  tabs = read();
  listeners.forEach((listener) => listener());
});

/** The tab of a page, in the place of the one that led on to it. The title that a page gave itself stays. */
function put(tab: OpenTab, from: string): void {
  const at = from === tab.id ? -1 : tabs.findIndex(({ id }) => id === from);
  const index = tabs.findIndex(({ id }) => id === tab.id);
  if (index >= 0) {
    const open = { ...tabs[index]!, address: tab.address };
    if (at >= 0) set(tabs.with(index, open).toSpliced(at, 1));
    else if (tabs[index]!.address !== tab.address) set(tabs.with(index, open));
  } else set(at >= 0 ? tabs.with(at, tab) : [...tabs.slice(-(limit - 1)), tab]);
}

/** The open pages of this browser tab, in order; kept over a reload, apart for each account. */
export const openTabs = {
  get: () => tabs,
  recent: () => recent,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Opens a page or, when it is open, remembers its newest address. The title a page gave itself stays. */
  visit: (tab: OpenTab) => {
    const from = leaving;
    leaving = '';
    recent = [tab.id, ...recent.filter((id) => id !== tab.id)];
    put(tab, from);
  },
  /** The page leads on to another one, in the place of its own: the next page that is visited gets its tab. */
  leave: (id: string) => {
    leaving = id;
  },
  /** Opens a page behind the one in sight, in the tab of `from` when that page leads on to it. */
  add: (tab: OpenTab, from = '') => {
    if (!recent.includes(tab.id)) recent = recent.map((id) => (id === from ? tab.id : id));
    put(tab, from);
  },
  rename: (id: string, title: string) => {
    const index = tabs.findIndex((tab) => tab.id === id);
    if (index >= 0 && tabs[index]!.title !== title) set(tabs.with(index, { ...tabs[index]!, title }));
  },
  /** Remembers how far a page is scrolled; nobody is told, as nothing that is shown changes. */
  scrolled: (id: string, scroll: number) => {
    const index = tabs.findIndex((tab) => tab.id === id);
    if (index < 0 || (tabs[index]!.scroll ?? 0) === scroll) return;
    tabs = tabs.with(index, { ...tabs[index]!, scroll });
    write();
  },
  replace: set,
};
