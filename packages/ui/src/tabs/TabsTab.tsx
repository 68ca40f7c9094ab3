import { Tabs as RadixTabs } from 'radix-ui';
import type { NativeProps } from '../native-props/index.ts';
import { tab } from './Tabs.css.ts';

export type TabsTabProps = NativeProps<typeof RadixTabs.Trigger>;

/** One tab; `value` ties it to its panel. */
export function TabsTab(props: TabsTabProps) {
  return <RadixTabs.Trigger {...props} className={tab} />;
}
