import { neighbour } from './closing.ts';
import type { PageTab } from './PageTab.ts';

/** Everything a bar has to remember. */
export type TabsState<Tab extends PageTab = PageTab> = {
  /** In the order of the bar; at least one. */
  readonly tabs: readonly Tab[];
  /** The page in sight. */
  readonly value: string;
  /** The pages by use, the latest first: what decides which of them are kept alive. */
  readonly recent: readonly string[];
};

/** What can happen to the open pages. Ids that are not open change nothing. */
export type TabsAction<Tab extends PageTab = PageTab> =
  | { readonly type: 'open'; readonly tab: Tab }
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'close'; readonly ids: readonly string[]; readonly next?: string }
  | { readonly type: 'reorder'; readonly ids: readonly string[] }
  | { readonly type: 'update'; readonly id: string; readonly change: Partial<Tab> };

const idsOf = ({ tabs }: TabsState) => tabs.map(({ id }) => id);

/** The first state: these pages are open, the first of them in sight unless `value` says otherwise. */
export function startTabs<Tab extends PageTab>(
  tabs: readonly Tab[],
  value: string = tabs[0]?.id ?? '',
): TabsState<Tab> {
  return { tabs, value, recent: [value] };
}

function select<Tab extends PageTab>(state: TabsState<Tab>, id: string): TabsState<Tab> {
  if (id === state.value || !idsOf(state).includes(id)) return state;
  return { ...state, value: id, recent: [id, ...state.recent.filter((other) => other !== id)] };
}

function open<Tab extends PageTab>(state: TabsState<Tab>, tab: Tab): TabsState<Tab> {
  const at = state.tabs.findIndex(({ id }) => id === tab.id);
  return select(
    { ...state, tabs: at < 0 ? [...state.tabs, tab] : state.tabs.with(at, { ...state.tabs[at], ...tab }) },
    tab.id,
  );
}

function close<Tab extends PageTab>(
  state: TabsState<Tab>,
  closed: readonly string[],
  next: string | undefined,
): TabsState<Tab> {
  const stays = (id: string) => !closed.includes(id);
  const ids = idsOf(state);
  // One page is always open, whoever asks.
  if (!ids.some(stays)) return state;
  const left = { ...state, tabs: state.tabs.filter(({ id }) => stays(id)), recent: state.recent.filter(stays) };
  const wanted = next !== undefined && ids.includes(next) && stays(next) ? next : neighbour(ids, state.value, closed);
  return wanted === undefined ? left : select(left, wanted);
}

function reorder<Tab extends PageTab>(state: TabsState<Tab>, order: readonly string[]): TabsState<Tab> {
  // A page that was opened meanwhile goes to the end.
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return { ...state, tabs: state.tabs.toSorted((one, other) => place(one.id) - place(other.id)) };
}

/** The next state of the open pages. Pure: usable with `useReducer`, in a store, or through `useTabs`. */
export function tabsReducer<Tab extends PageTab>(state: TabsState<Tab>, action: TabsAction<Tab>): TabsState<Tab> {
  switch (action.type) {
    case 'open':
      return open(state, action.tab);
    case 'select':
      return select(state, action.id);
    case 'close':
      return close(state, action.ids, action.next);
    case 'reorder':
      return reorder(state, action.ids);
    case 'update': {
      const at = state.tabs.findIndex(({ id }) => id === action.id);
      return at < 0 ? state : { ...state, tabs: state.tabs.with(at, { ...state.tabs[at]!, ...action.change }) };
    }
  }
}

/**
 * The pages that stay mounted: the one in sight, every one with unsaved input, and the latest used up to `most`.
 *
 * @param most - How many are kept; 12 by default. Unsaved input is never given up for it.
 */
export function aliveTabs({ tabs, value, recent }: TabsState, most = 12): ReadonlySet<string> {
  const kept = new Set([value, ...tabs.filter(({ dirty }) => dirty).map(({ id }) => id)]);
  const open = new Set(tabs.map(({ id }) => id));
  for (const id of recent) if (kept.size < most && open.has(id)) kept.add(id);
  return kept;
}
