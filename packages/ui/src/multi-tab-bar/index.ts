export type { CloseRefusal } from './closing.ts';
export { MultiTabBar, type MultiTabBarProps } from './MultiTabBar.tsx';
export type { PageTab } from './MultiTabBarTab.tsx';
export { multiTabBarRefusals, multiTabBarText } from './MultiTabBar.text.ts';
