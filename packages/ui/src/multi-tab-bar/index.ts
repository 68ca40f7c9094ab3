export type { CloseKind, CloseRefusal } from './closing.ts';
export { MultiTabBar, type MultiTabBarProps } from './MultiTabBar.tsx';
export { multiTabBarRefusals, multiTabBarText } from './MultiTabBar.text.ts';
export type { PageTab } from './PageTab.ts';
export { restoreTabs, serializeTabs } from './restoreTabs.ts';
export { aliveTabs, startTabs, tabsReducer, type TabsAction, type TabsState } from './tabsState.ts';
export { useTabs, type UseTabsOptions } from './useTabs.ts';
