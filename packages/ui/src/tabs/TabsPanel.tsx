import { Tabs as RadixTabs } from 'radix-ui';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { panel } from './Tabs.css.ts';

export type TabsPanelProps = NativeProps<typeof RadixTabs.Content>;

/** What a tab shows. Only the chosen one is mounted unless `forceMount` keeps it. */
export const TabsPanel = withRef(function TabsPanel(props: TabsPanelProps) {
  return <RadixTabs.Content {...props} className={panel} />;
});
