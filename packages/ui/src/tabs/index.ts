export { Tabs } from './Tabs.tsx';
export type { TabsProps } from './Tabs.tsx';
export { TabsList } from './TabsList.tsx';
export type { TabsListProps } from './TabsList.tsx';
export { TabsPanel } from './TabsPanel.tsx';
export type { TabsPanelProps } from './TabsPanel.tsx';
export { TabsTab } from './TabsTab.tsx';
export type { TabsTabProps } from './TabsTab.tsx';
