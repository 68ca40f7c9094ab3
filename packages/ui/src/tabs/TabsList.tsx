import { Tabs as RadixTabs } from 'radix-ui';
import type { NativeProps } from '../native-props/index.ts';
import { list } from './Tabs.css.ts';
import { useActiveInSight } from './useActiveInSight.ts';

export type TabsListProps = NativeProps<typeof RadixTabs.List> & {
  /** What the tabs are views of, read aloud. */
  label: string;
};

/** The row of tabs; it scrolls sideways where there is no room, and keeps the chosen one in sight. */
export function TabsList({ label, ...native }: TabsListProps) {
  const row = useActiveInSight();
  return <RadixTabs.List {...native} aria-label={label} className={list} ref={row} />;
}
