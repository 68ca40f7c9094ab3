import { Tabs as RadixTabs } from 'radix-ui';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { count as countStyle, tab } from './Tabs.css.ts';

export type TabsTabProps = NativeProps<typeof RadixTabs.Trigger> & {
  /** How many things the view holds; written behind its name and read with it. */
  count?: number | undefined;
};

/** One tab; `value` ties it to its panel. */
export const TabsTab = withRef(function TabsTab({ children, count, ...native }: TabsTabProps) {
  return (
    <RadixTabs.Trigger {...native} className={tab}>
      {children}
      {count !== undefined && <span className={countStyle}>{count}</span>}
    </RadixTabs.Trigger>
  );
});
