import { useRef, useState } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';
import type { PageTab } from './PageTab.ts';
import { aliveTabs, tabsReducer, type TabsAction, type TabsState } from './tabsState.ts';

export type UseTabsOptions<Tab extends PageTab> = {
  /** Set it to hold the state outside, e.g. in a store that the router also reads. */
  state?: TabsState<Tab>;
  /** The state at the start: `restoreTabs(…) ?? startTabs([home])`. */
  defaultState: TabsState<Tab>;
  /** Every new state; the place to keep it with `serializeTabs`. */
  onStateChange?: (state: TabsState<Tab>) => void;
};

/**
 * Holds the open pages and all their rules. Spread `bar` on a `MultiTabBar`; mount the pages in `alive` and hide all
 * but the one in sight.
 */
export function useTabs<Tab extends PageTab>({ state: given, defaultState, onStateChange }: UseTabsOptions<Tab>) {
  const [own, setOwn] = useState(defaultState);
  const state = given ?? own;
  // Two changes within one event build on each other.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const act = (action: TabsAction<Tab>) => {
    const next = tabsReducer(latest.current, action);
    if (next === latest.current) return;
    latest.current = next;
    setOwn(next);
    onStateChange?.(next);
  };

  return {
    state,
    /** The ids of the pages that stay mounted; at most twelve, and never one less with unsaved input. */
    alive: aliveTabs(state),
    /** Opens a page, or goes to it when it is open. */
    open: (tab: Tab) => act({ type: 'open', tab }),
    /** Changes what a page says about itself: its title, whether it is dirty. */
    update: (id: string, change: Partial<Tab>) => act({ type: 'update', id, change }),
    /** What a `MultiTabBar` needs to show and change the pages. */
    bar: {
      tabs: state.tabs,
      value: state.value,
      onValueChange: (id: string) => act({ type: 'select', id }),
      onClose: (ids: readonly string[], next: string) => act({ type: 'close', ids, next }),
      onReorder: (ids: readonly string[]) => act({ type: 'reorder', ids }),
    },
  };
}
