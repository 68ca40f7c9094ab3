import { Tabs as RadixTabs } from 'radix-ui';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { root } from './Tabs.css.ts';

export type TabsProps = NativeProps<typeof RadixTabs.Root>;

/**
 * Several views of one object, one at a time: `Tabs` around a `TabsList` of `TabsTab` and one `TabsPanel` each.
 * Controlled by `value`, so that the address can hold it.
 *
 * When not to use: for pages of the whole site use links; for steps in an order use `Steps`.
 */
export const Tabs = withRef(function Tabs(props: TabsProps) {
  return <RadixTabs.Root {...props} className={root} />;
});
