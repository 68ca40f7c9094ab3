import { Tabs as RadixTabs } from 'radix-ui';
import { useImperativeHandle } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { list } from './Tabs.css.ts';
import { useActiveInSight } from './useActiveInSight.ts';

export type TabsListProps = NativeProps<typeof RadixTabs.List> & {
  /** What the tabs are views of, read aloud. */
  label: string;
};

/** The row of tabs; it scrolls sideways where there is no room, and keeps the chosen one in sight. */
export const TabsList = withRef(function TabsList({ label, ref, ...native }: TabsListProps) {
  const row = useActiveInSight();
  useImperativeHandle(ref, () => row.current!, [row]);
  return <RadixTabs.List {...native} aria-label={label} className={list} ref={row} />;
});
