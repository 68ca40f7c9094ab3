import { MultiTabBar, startTabs, useTabs } from '@panome/ui/multi-tab-bar';

const tabs = Array.from({ length: 12 }, (_, i) => ({ id: `t${i}`, title: `分析任务 ${i}` }));

/** Twelve closable tabs with their context menu. */
export default function Tabs() {
  const { bar } = useTabs({ defaultState: startTabs(tabs) });
  return <MultiTabBar {...bar} />;
}
