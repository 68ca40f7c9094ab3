import { MultiTabBar, multiTabBarRefusals } from '@panome/ui/multi-tab-bar';
import { useText } from '@panome/ui/locale';
import { useToast } from '@panome/ui/toast';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openTabs } from '../shared/routing/openTabs.ts';
import { tabKey } from '../shared/routing/tabKey.ts';
import * as styles from './MainLayout.css.ts';

/** The pages that are open in this window. A tab leads to where its page was last: filter, page number and all. */
export function OpenPages() {
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get);
  const refusals = useText(multiTabBarRefusals);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (tabs.length === 0) return null;

  const go = (key: string) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) void navigate(tab.address);
  };
  const close = (keys: readonly string[], next: string) => {
    openTabs.replace(tabs.filter((tab) => !keys.includes(tab.id)));
    if (next !== tabKey(pathname, search)) go(next);
  };
  return (
    <section aria-label="标签页" className={styles.tabs}>
      <MultiTabBar
        onClose={close}
        onRefuse={(reason) => void toast.info(refusals[reason])}
        onReorder={(order) => openTabs.replace(order.flatMap((key) => tabs.filter(({ id }) => id === key)))}
        onValueChange={go}
        panelId="main"
        tabs={tabs}
        value={tabKey(pathname, search)}
      />
    </section>
  );
}
